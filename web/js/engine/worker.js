/**
 * The Worker's side of the engine: it does one task after the other. It knows no game, only the
 * views that it is sent.
 *
 * @import {Reply, Request} from "./messages.js"
 */

import { answerTo } from "./answers.js";

/**
 * @param {Request} request
 * @returns {Reply}
 */
function reply({ id, task }) {
  try {
    return { id, answer: answerTo(task) };
  } catch (error) {
    return { id, refused: String(error) };
  }
}

self.onmessage = (event) => self.postMessage(reply(event.data));
self.postMessage(/** @type {Reply} */ ({ ready: true }));
