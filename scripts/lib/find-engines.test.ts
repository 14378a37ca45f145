import { expect, test } from 'vitest'
import { ensureEngines, findEngines, type Machine } from './find-engines.mjs'

const firefox = '/usr/bin/firefox-esr'
const webkit = [
  '/usr/bin/WebKitWebDriver',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/bin/Xvfb',
]

/** A simulated machine, root on Debian or not; what a command installs is found afterwards. */
function machine(files: string[], isRoot: boolean, installs: Record<string, string[]> = {}) {
  const present = new Set(['/usr/bin/apt-get', ...files])
  const commands: string[] = []
  const logged: string[] = []
  const simulated: Machine = {
    env: {},
    exists: (path) => present.has(path),
    isRoot: () => isRoot,
    run: (command, args) => {
      commands.push([command, ...args].join(' '))
      for (const file of args.flatMap((name) => installs[name] ?? [])) present.add(file)
      return true
    },
    log: (line) => logged.push(line),
  }
  return { simulated, commands, logged }
}

const names = (engines: { name: string }[]) => engines.map(({ name }) => name)

test('an engine is found when all its programs are there', () => {
  expect(names(findEngines(machine([firefox], false).simulated))).toEqual(['firefox'])
  expect(names(findEngines(machine(webkit.slice(1), false).simulated))).toEqual([])
  expect(findEngines(machine(webkit, false).simulated)).toEqual([
    { name: 'webkit', paths: { driver: webkit[0], browser: webkit[1], xvfb: webkit[2] } },
  ])
})

test('root on Debian installs what is missing, and nothing else', () => {
  const { simulated, commands } = machine([firefox], true, { 'webkit2gtk-driver': webkit })
  expect(names(ensureEngines(simulated))).toEqual(['firefox', 'webkit'])
  expect(commands).toEqual([
    'apt-get update',
    'apt-get install -y --no-install-recommends webkit2gtk-driver xvfb',
  ])
})

test('an engine that cannot be installed is left out, and the log says why', () => {
  const { simulated, commands, logged } = machine([firefox], false)
  expect(names(ensureEngines(simulated))).toEqual(['firefox'])
  expect(commands).toEqual([])
  expect(logged).toEqual([expect.stringMatching(/Left out: webkit.*webkit2gtk-driver, xvfb/)])
})
