/** Files that a person takes home or brings, and the clipboard. */

const MOST_BYTES = 4_000_000; // a record has a few thousand

/**
 * Give a person a text as a file.
 * @param {string} name
 * @param {string} text
 */
export function download(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: "application/jsonl" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * Copy a text.
 * @param {string} text
 * @returns {Promise<boolean>} whether the browser allowed it
 */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The text of a file, null if it is too large to be a file of records or cannot be read.
 * @param {Blob} file
 * @returns {Promise<string | null>}
 */
export async function textOf(file) {
  try {
    return file.size > MOST_BYTES ? null : await file.text();
  } catch {
    return null;
  }
}
