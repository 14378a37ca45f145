import { spawn } from 'node:child_process'

/**
 * Runs a command to its end.
 * @param {readonly string[]} command the program and its arguments
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, live?: boolean }} options `live` shows the output
 *   as it comes instead of returning it
 * @returns {Promise<{ succeeded: boolean, output: string }>} `output` holds standard output and
 *   standard error in the order in which they came. Never rejects: a command that cannot be started
 *   has failed.
 */
export function runCommand([program = '', ...args], { cwd, env = process.env, live = false }) {
  return new Promise((resolve) => {
    const stdio = live ? 'inherit' : 'pipe'
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', stdio, stdio] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        output += text
      })
    }
    child.once('error', (error) => resolve({ succeeded: false, output: `${error.message}\n` }))
    child.once('close', (code) => resolve({ succeeded: code === 0, output }))
  })
}
