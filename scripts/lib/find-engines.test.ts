import { expect, test } from 'vitest'
import { aptGet, simulatedMachine } from '../shared/simulated-machine'
import { ensureEngines, findEngines } from './find-engines.mjs'

const firefox = '/usr/bin/firefox-esr'
const webkit = [
  '/usr/bin/WebKitWebDriver',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/bin/Xvfb',
]

const names = (engines: { name: string }[]) => engines.map(({ name }) => name)

test('an engine is found when all its programs are there', () => {
  expect(names(findEngines(simulatedMachine([firefox]).machine))).toEqual(['firefox'])
  expect(names(findEngines(simulatedMachine(webkit.slice(1)).machine))).toEqual([])
  expect(findEngines(simulatedMachine(webkit).machine)).toEqual([
    { name: 'webkit', paths: { driver: webkit[0], browser: webkit[1], xvfb: webkit[2] } },
  ])
})

test('root on Debian installs what is missing, and nothing else', () => {
  const installs = webkit.map((file): [string, string] => ['apt-get install', file])
  const { machine, commands } = simulatedMachine([firefox, aptGet], { isRoot: true }, installs)
  expect(names(ensureEngines(machine))).toEqual(['firefox', 'webkit'])
  expect(commands).toEqual([
    'apt-get update',
    'apt-get install -y --no-install-recommends webkit2gtk-driver xvfb',
  ])
})

test('an engine that cannot be installed is left out, and the log says why', () => {
  const { machine, commands, logged } = simulatedMachine([firefox, aptGet])
  expect(names(ensureEngines(machine))).toEqual(['firefox'])
  expect(commands).toEqual([])
  expect(logged).toEqual([expect.stringMatching(/Left out: webkit.*webkit2gtk-driver, xvfb/)])
})
