/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command the program and its arguments
 * @property {string} [cwd] the folder to run in; the project's root by default
 * @property {string} [report] the JSON report of a test runner; what it counts is added to the total
 * @property {boolean} [mayBeEmpty] whether that report may be missing or hold no test
 * @property {string[]} [after] names of the steps that must have ended before, failed or not
 * @property {Record<string, string>} [env] added to the environment
 * @property {boolean} [live] shows the output as it comes: for a long step that runs alone
 */

/**
 * Runs steps beside one another. A step starts as soon as fewer than `concurrency` steps run and
 * those that it waits for have ended; among several, the first of the list starts.
 * @param {readonly Step[]} steps
 * @param {{ concurrency: number, run: (step: Step) => Promise<void> }} options
 * @throws {Error} when a step waits for one that is not in the list, or in a circle; and whatever
 *   `run` throws
 */
export async function runSteps(steps, { concurrency, run }) {
  const waiting = [...steps]
  const ended = new Set()
  /** @type {Map<string, Promise<void>>} */
  const running = new Map()
  const start = async (/** @type {Step} */ step) => {
    await run(step)
    running.delete(step.name)
    ended.add(step.name)
  }
  while (waiting.length > 0 || running.size > 0) {
    const ready = waiting.filter(({ after = [] }) => after.every((name) => ended.has(name)))
    for (const step of ready.slice(0, concurrency - running.size)) {
      waiting.splice(waiting.indexOf(step), 1)
      running.set(step.name, start(step))
    }
    if (running.size === 0) {
      throw new Error(`Steps that can never start: ${waiting.map(({ name }) => name).join(', ')}`)
    }
    await Promise.race(running.values())
  }
}
