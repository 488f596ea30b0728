// Calling a player back to a tab in the background.

import icon from "../app/icon.svg";
import { settings } from "../app/settings.svelte";

let told = false;
let shown: Notification | null = null;

/** The title says whose turn it is; a notification too, once a turn, where it was allowed. */
export function showTurn(asked: boolean, title: string, yourTurn: string): void {
  document.title = asked ? `● ${yourTurn} – ${title}` : `${title} – Wyrmhall`;
  if (!asked) {
    told = false;
    // One left lying would be replaced by the next turn's without a sound.
    shown?.close();
    shown = null;
  }
  if (!asked || told || !document.hidden || !settings.notify) return;
  told = true;
  shown = notify(yourTurn, title);
}

function notify(yourTurn: string, title: string): Notification | null {
  if (!("Notification" in window) || Notification.permission !== "granted") return null;
  try {
    const notification = new Notification(yourTurn, { body: title, icon, tag: title });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
    return notification;
  } catch {
    return null; // Chrome on Android has the word but not the deed; the title still tells.
  }
}
