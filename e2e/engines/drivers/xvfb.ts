import type { Readable } from 'node:stream'
import { endProcess, startProcess } from './child-process'
import type { Viewport } from './driver'

/** Starts a virtual display of one size. Rejects when Xvfb cannot be started. */
export async function startXvfb(executable: string, { width, height }: Viewport) {
  const screen = ['-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp']
  // With -displayfd it takes a free display and writes its number there.
  const xvfb = startProcess(executable, ['-displayfd', '3', ...screen], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await new Promise<string>((resolve, reject) => {
    xvfb.once('error', reject)
    xvfb.once('exit', () => reject(new Error('Xvfb ended at its start.')))
    const numbers = xvfb.stdio[3] as Readable
    numbers.once('data', (text: Buffer) => resolve(`:${text.toString().trim()}`))
  })
  return { display, close: () => endProcess(xvfb) }
}
