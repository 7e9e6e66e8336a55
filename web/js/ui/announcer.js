/** What is said to people who do not see the table, one line after the other. */

/** How many lines the log keeps: enough for the largest table, and a turn that is heard late. */
const KEPT = 48;

/**
 * Add a line to a live region. A line of its own is read again even if it says the same as before.
 * @param {Element} log
 * @param {string} text
 */
export function say(log, text) {
  if (!text) return;
  const line = document.createElement("p");
  line.textContent = text;
  log.append(line);
  while (log.childElementCount > KEPT) log.firstElementChild?.remove();
}
