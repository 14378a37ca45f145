import { expect, test } from 'vitest'
import type { Machine } from '../shared/debian-packages.mjs'
import { ensureNginx, findNginx } from './find-nginx.mjs'

/** A simulated machine; what `apt-get install` installs is found afterwards. */
function machine(files: string[], more: Partial<Machine> = {}, installed: string[] = []) {
  const present = new Set(files)
  const commands: string[] = []
  const simulated: Machine = {
    env: {},
    exists: (path) => present.has(path),
    isRoot: () => false,
    run: (command, args) => {
      commands.push([command, ...args].join(' '))
      if (args[0] === 'install') for (const file of installed) present.add(file)
      return true
    },
    log: () => undefined,
    ...more,
  }
  return { simulated, commands }
}

const apt = '/usr/bin/apt-get'

test('nginx is found where systems put it', () => {
  expect(findNginx(machine(['/usr/bin/nginx']).simulated)).toBe('/usr/bin/nginx')
  expect(findNginx(machine([]).simulated)).toBeNull()
})

test('nginx is installed as root, and named otherwise', () => {
  const { simulated, commands } = machine([apt], { isRoot: () => true }, ['/usr/sbin/nginx'])
  expect(ensureNginx(simulated)).toBe('/usr/sbin/nginx')
  expect(commands).toContain('apt-get install -y --no-install-recommends nginx')
  const user = machine([apt])
  expect(() => ensureNginx(user.simulated)).toThrow('apt-get install nginx')
  expect(user.commands).toEqual([])
})
