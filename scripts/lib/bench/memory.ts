import { spawnSync } from 'node:child_process'

/** What a command line of this project or of a server starts, in order of search. */
const processNames = [
  ['lib/server/start.mjs', 'site'],
  ['scripts/start.mjs', 'supervisor'],
  ['scripts/cluster.mjs', 'cluster'],
  ['start.mjs', 'backend'],
  ['nginx', 'nginx'],
  ['redis-server', 'Redis'],
  ['postgres', 'Postgres'],
] as const

/** The resident memory of a process and its descendants, as text, the sum of those of one kind. */
export function memoryOf(root: number): string {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' })
  const family = new Set([root])
  const sums = new Map<string, { count: number; kilobytes: number }>()
  // Parents stand before their children.
  for (const line of stdout.split('\n')) {
    const [pid, parent, kilobytes, ...args] = line.trim().split(/\s+/)
    if (!family.has(Number(pid)) && !family.has(Number(parent))) continue
    family.add(Number(pid))
    const command = args.join(' ')
    const name = processNames.find(([part]) => command.includes(part))?.[1] ?? command
    const sum = sums.get(name) ?? { count: 0, kilobytes: 0 }
    sums.set(name, { count: sum.count + 1, kilobytes: sum.kilobytes + Number(kilobytes) })
  }
  const texts = [...sums].map(([name, { count, kilobytes }]) => {
    const megabytes = (kilobytes / 1024).toFixed(0)
    return count > 1 ? `${count} × ${name} ${megabytes}` : `${name} ${megabytes}`
  })
  return `${texts.join(', ')} MB`
}
