import { thisMachine } from './debian-packages.mjs'

/** Where systems put nginx. */
const systemPaths = [
  '/usr/sbin/nginx',
  '/usr/bin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
]

/** @param {import('./debian-packages.mjs').Machine} [machine] */
export function findNginx(machine = thisMachine) {
  return systemPaths.find((path) => machine.exists(path)) ?? null
}
