import { spawnSync } from 'node:child_process'

/** A process and all its descendants, with their resident memory in kilobytes, and their commands. */
export function processFamily(root: number) {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' })
  const family = new Set([root])
  // Parents stand before their children.
  return stdout.split('\n').flatMap((line) => {
    const [pid = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number)
    if (!family.has(pid) && !family.has(parent)) return []
    family.add(pid)
    return [{ pid, parent, kilobytes, command: line.trim().replace(/^(\d+\s+){3}/, '') }]
  })
}
