/**
 * Sends for the texts while the program itself is still on its way. It is a script of its own,
 * since on a slow network the one has arrived long before the other.
 */
import { pick } from "./languages.js";

const kept = Boolean(navigator.serviceWorker?.controller); // then nothing has a long way
if (!kept) {
  const link = document.createElement("link");
  link.rel = "preload";
  link.as = "fetch";
  link.crossOrigin = "anonymous"; // as the program will ask, or it would be fetched again
  link.href = `locales/${pick(navigator.languages)}.ftl`;
  document.head.append(link);
}
