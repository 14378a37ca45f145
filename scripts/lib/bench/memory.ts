import { spawnSync } from 'node:child_process'

/** A line for a process and each of its descendants: its resident memory, and its script or command. */
export function memoryOf(root: number): string[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' })
  const family = new Set([root])
  // Parents stand before their children.
  return stdout.split('\n').flatMap((line) => {
    const [pid, parent, kilobytes, ...args] = line.trim().split(/\s+/)
    if (!family.has(Number(pid)) && !family.has(Number(parent))) return []
    family.add(Number(pid))
    const name = args.find((it) => /\.m?[jt]s$/.test(it)) ?? args.slice(0, 4).join(' ')
    return [`${Math.round(Number(kilobytes) / 1024)} MB ${name}`]
  })
}
