import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'

const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach((child) => child.kill()))

/** Starts a program that ends with this process at the latest. */
export function startProcess(program: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program, args, options)
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** Ends a process and waits until it has ended. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (!running.has(child)) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill()
  await ended
}
