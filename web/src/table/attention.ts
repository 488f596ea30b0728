// Calling a player back to a tab in the background.

import icon from "../icon.svg";
import { settings } from "../settings.svelte";

let told = false;

/** The title says whose turn it is; a notification too, once a turn, where it was allowed. */
export function tellOfTurn(asked: boolean, title: string, yourTurn: string): void {
  document.title = asked ? `● ${yourTurn} – ${title}` : `${title} – Wyrmhall`;
  if (!asked) told = false;
  if (!asked || told || !document.hidden || !settings.notify) return;
  told = true;
  if ("Notification" in window && Notification.permission === "granted") {
    const notification = new Notification(yourTurn, { body: title, icon, tag: title });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  }
}
