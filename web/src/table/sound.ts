// Small sounds made on the spot; none unless the player wants them.

import { settings } from "../app/settings.svelte";

const TUNES = { move: [330], turn: [440, 587], end: [392, 494, 587, 784] } as const;
const NOTE = 0.11;
let context: AudioContext | null = null;

export function chime(tune: keyof typeof TUNES): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const from = context.currentTime;
  TUNES[tune].forEach((pitch, place) => {
    if (!context) return;
    const at = from + place * NOTE;
    const voice = context.createOscillator();
    const loudness = context.createGain();
    voice.type = "triangle";
    voice.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, at);
    loudness.gain.exponentialRampToValueAtTime(0.12, at + 0.015);
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + NOTE);
    voice.connect(loudness).connect(context.destination);
    voice.start(at);
    voice.stop(at + NOTE);
  });
}
