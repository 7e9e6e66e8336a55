/**
 * What the two sides of the engine say to each other. All of it are plain values.
 *
 * @import {View} from "../model/types.js"
 * @import {PlayerChoice} from "./players.js"
 */

/**
 * What the engine is asked.
 * @typedef {{task: "choose", view: View, player: PlayerChoice}} ChooseTask
 * @typedef {{task: "hint", view: View}} HintTask
 * @typedef {{task: "chance", view: View}} ChanceTask
 * @typedef {{task: "warm-up"}} WarmUpTask
 * @typedef {ChooseTask | HintTask | ChanceTask | WarmUpTask} Task
 */

/**
 * A task with a number that comes back with the answer.
 * @typedef {{id: number, task: Task}} Request
 */

/**
 * What the Worker says: that it can be asked, or an answer, or why a task cannot be done.
 * @typedef {{ready: true}} Ready
 * @typedef {{id: number, answer: unknown}} Answer
 * @typedef {{id: number, refused: string}} Refusal
 * @typedef {Ready | Answer | Refusal} Reply
 */

export {};
