import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { vi } from 'vitest'

type Options = { isRoot?: boolean; env?: Record<string, string>; users?: string }

/**
 * For tests that mock `node:fs` and `node:child_process`: from now on the machine has these files only;
 * a command that succeeds adds files.
 * @param installs pairs the start of a command with the file that it adds
 * @returns what is run and said from now on
 */
export function useMachine(
  files: string[],
  { isRoot = false, env = {}, users = '' }: Options = {},
  installs: [command: string, file: string][] = [],
) {
  const present = new Set(files)
  const commands: string[] = []
  const logged: string[] = []
  for (const name of ['REDIS_SERVER_PATH', 'CHROMIUM_PATH', 'POSTGRES_BIN_DIR', 'PATH']) {
    vi.stubEnv(name, env[name])
  }
  vi.spyOn(process, 'getuid').mockReturnValue(isRoot ? 0 : 1000)
  vi.spyOn(console, 'log').mockImplementation((line: string) => void logged.push(line))
  vi.mocked(existsSync).mockImplementation((file) => {
    const isFolder = [...present].some((it) => it.startsWith(`${String(file)}/`))
    return isFolder || present.has(String(file))
  })
  vi.mocked(readFileSync).mockReturnValue(users)
  vi.mocked(readdirSync).mockImplementation((folder) => {
    const start = `${String(folder)}/`
    const inside = [...present].filter((it) => it.startsWith(start))
    return [...new Set(inside.map((it) => it.slice(start.length).replace(/\/.*/, '')))] as never
  })
  vi.mocked(spawnSync).mockImplementation((command: string, args?: unknown) => {
    const line = [command, ...(args as string[])].join(' ')
    commands.push(line)
    // Without its lists apt-get knows no package.
    const lacksLists = command === 'apt-get' && !commands.includes('apt-get update')
    const gained = lacksLists ? [] : installs.filter(([start]) => line.startsWith(start))
    for (const [, file] of gained) present.add(file)
    return { status: gained.length > 0 || line === 'apt-get update' ? 0 : 1 } as never
  })
  return { commands, logged }
}

/** What a function answers on a machine. */
export function on<T>(machine: Parameters<typeof useMachine>, ask: () => T): T {
  useMachine(...machine)
  return ask()
}
