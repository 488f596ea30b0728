// A WebSocket as light as can be, for both clients alike: whole text frames and nothing else.

import { connect } from "node:net";

const WHOLE_TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;
const MASKED = 0x80;
const SHORT = 126;
const MASK = 4; // bytes; ours are all zero, so that the text stays as it is

export class Wire {
  constructor(port, path, cookie, hear) {
    this.hear = hear;
    this.open = false;
    this.closed = false;
    this.rest = null;
    this.socket = connect(port, "127.0.0.1", () => {
      this.socket.write(
        `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\n` +
          `Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n` +
          `Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n` +
          (cookie ? `Cookie: ${cookie}\r\n\r\n` : "\r\n"),
      );
    });
    this.socket.setNoDelay(true);
    this.socket.on("data", (data) => this.take(data));
    this.socket.on("error", (fault) => {
      if (!this.closed) throw fault; // what was still on its way to a closed socket is lost
    });
  }

  send(text) {
    const size = Buffer.byteLength(text);
    const head = size < SHORT ? 2 : 4;
    const frame = Buffer.allocUnsafe(head + MASK + size);
    frame[0] = WHOLE_TEXT;
    if (size < SHORT) frame[1] = MASKED | size;
    else {
      frame[1] = MASKED | SHORT;
      frame.writeUInt16BE(size, 2);
    }
    frame.fill(0, head, head + MASK);
    frame.write(text, head + MASK);
    this.socket.write(frame);
  }

  /** Answer a ping: a server hangs up on whoever does not. */
  pong(payload) {
    const head = Buffer.from([PONG, MASKED | payload.length, 0, 0, 0, 0]);
    this.socket.write(Buffer.concat([head, payload]));
  }

  close() {
    this.closed = true;
    this.socket.end(Buffer.from([0x88, MASKED, 0, 0, 0, 0]));
  }

  take(data) {
    if (this.rest) data = Buffer.concat([this.rest, data]);
    let start = 0;
    if (!this.open) {
      const end = data.indexOf("\r\n\r\n");
      if (end >= 0) {
        if (!data.toString("latin1", 0, 12).endsWith("101")) throw new Error(data.toString());
        this.open = true;
        start = end + 4;
        this.hear(null);
      }
    }
    while (this.open && data.length - start >= 2) {
      let size = data[start + 1];
      let body = start + 2;
      if (size === SHORT) {
        if (data.length - start < 4) break;
        size = data.readUInt16BE(start + 2);
        body += 2;
      } else if (size > SHORT) {
        if (data.length - start < 10) break;
        size = Number(data.readBigUInt64BE(start + 2));
        body += 8;
      }
      if (body + size > data.length) break;
      if (data[start] === WHOLE_TEXT) this.hear(data.toString("utf8", body, body + size));
      else if (data[start] === PING) this.pong(data.subarray(body, body + size));
      start = body + size;
    }
    this.rest = start < data.length ? data.subarray(start) : null;
  }
}
