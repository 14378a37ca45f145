import { execFile } from 'node:child_process'
import path from 'node:path'
import { type Backend, environmentOf } from '../../testing/backend'

/** Runs one of the commands as a user would, with the environment of a backend of tests. */
export function runCommand(
  command: 'backup' | 'restore' | 'payload',
  { dataDir, port }: Pick<Backend, 'dataDir' | 'port'>,
  variables: Record<string, string>,
  args: string[],
): Promise<{ code: number; output: string }> {
  const script = path.join(path.dirname(import.meta.dirname), `${command}.mjs`)
  const env = environmentOf(port, dataDir, variables)
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [script, ...args], { env }, (_error, out, err) =>
      resolve({ code: child.exitCode ?? 1, output: out + err }),
    )
  })
}
