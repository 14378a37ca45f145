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

/** Prints the resident memory of a process and of those that it has started, in mebibytes. */
export function printMemory(when: string, pid: number | undefined): void {
  const each = residentMemory(pid ?? 0).map(({ command, megabytes }) => {
    const name = processNames.find(([part]) => command.includes(part))?.[1] ?? command
    return `${name} ${megabytes.toFixed(0)}`
  })
  print(`memory, ${when}`, `${each.join(', ')} MB`)
}
