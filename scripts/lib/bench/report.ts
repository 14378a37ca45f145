import { residentMemory } from './servers'

/** Prints a line: a name, and its figures. */
export function print(name: string, figures: string): void {
  console.log(`${name.padEnd(30)} ${figures}`)
}

/** What a command line of this project or of a server starts, in order of search. */
const processNames: [part: string, name: string][] = [
  ['lib/server/start.mjs', 'site'],
  ['scripts/start.mjs', 'supervisor'],
  ['scripts/cluster.mjs', 'cluster'],
  ['start.mjs', 'backend'],
  ['nginx', 'nginx'],
  ['redis-server', 'Redis'],
  ['postgres', 'Postgres'],
]

/**
 * Prints the resident memory of a process and of those that it has started, in mebibytes, the sum of
 * those of one kind.
 */
export function printMemory(when: string, pid: number | undefined): void {
  const sums = new Map<string, number[]>()
  for (const { command, megabytes } of residentMemory(pid ?? 0)) {
    const name = processNames.find(([part]) => command.includes(part))?.[1] ?? command
    sums.set(name, [...(sums.get(name) ?? []), megabytes])
  }
  const each = [...sums].map(([name, sizes]) => {
    const sum = sizes.reduce((total, size) => total + size, 0).toFixed(0)
    return sizes.length > 1 ? `${sizes.length} × ${name} ${sum}` : `${name} ${sum}`
  })
  print(`memory, ${when}`, `${each.join(', ')} MB`)
}
