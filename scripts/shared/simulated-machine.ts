import type { Machine } from './find-program.mjs'

/**
 * A machine for tests, with its files and what it has been told; a command that succeeds adds files.
 * @param installs pairs the start of a command with the file that it adds
 */
export function simulatedMachine(
  files: string[],
  { isRoot = false, env = {} }: { isRoot?: boolean; env?: Machine['env'] } = {},
  installs: [command: string, file: string][] = [],
) {
  const present = new Set(files)
  const commands: string[] = []
  const logged: string[] = []
  const machine = {
    env,
    exists: (path: string) => present.has(path),
    isRoot: () => isRoot,
    run: (command: string, args: string[]) => {
      const line = [command, ...args].join(' ')
      commands.push(line)
      const gained = installs.filter(([start]) => line.startsWith(start))
      for (const [, file] of gained) present.add(file)
      return gained.length > 0 || line === 'apt-get update'
    },
    log: (line: string) => logged.push(line),
    /** What a folder holds. */
    list: (folder: string) => {
      const inside = [...present].filter((it) => it.startsWith(`${folder}/`))
      return [...new Set(inside.map((it) => it.slice(folder.length + 1).replace(/\/.*/, '')))]
    },
    users: () => '',
    /** Where Playwright installs its browser. */
    ownPath: () => '/cache/playwright/chrome',
  }
  return { machine, commands, logged }
}

export const aptGet = '/usr/bin/apt-get'
