import { expect, test } from 'vitest'
import { ensureChromium, findChromium, type Machine } from './find-chromium.mjs'

const playwrightPath = '/home/someone/.cache/ms-playwright/chromium/chrome'

/** A simulated machine; `installs` pairs the start of a command with the file that it installs. */
function machine(files: string[], more: Partial<Machine> = {}, installs: [string, string][] = []) {
  const present = new Set(files)
  const commands: string[] = []
  const logged: string[] = []
  const simulated: Machine = {
    env: {},
    exists: (path) => present.has(path),
    ownPath: () => playwrightPath,
    isRoot: () => false,
    run: (command, args) => {
      const line = [command, ...args].join(' ')
      commands.push(line)
      const gained = installs.filter(([start]) => line.startsWith(start))
      for (const [, file] of gained) present.add(file)
      return gained.length > 0 || line === 'apt-get update'
    },
    log: (line) => logged.push(line),
    ...more,
  }
  return { simulated, commands, logged }
}

test('CHROMIUM_PATH comes first, then Playwright’s browser, then the system’s', () => {
  const files = [
    '/opt/chrome',
    playwrightPath,
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  const configured = machine(files, { env: { CHROMIUM_PATH: '/opt/chrome' } })
  expect(findChromium(configured.simulated)).toBe('/opt/chrome')
  expect(findChromium(machine(files).simulated)).toBe(playwrightPath)
  expect(findChromium(machine(files.slice(2)).simulated)).toBe('/usr/bin/chromium-browser')
  expect(findChromium(machine([]).simulated)).toBeNull()
})

test('of the system’s browsers, the headless one comes first', () => {
  const { simulated } = machine(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'])
  expect(findChromium(simulated)).toBe('/usr/bin/chromium-headless-shell')
})

test('a CHROMIUM_PATH that does not exist is an error', () => {
  const { simulated } = machine([playwrightPath], { env: { CHROMIUM_PATH: '/nowhere' } })
  expect(() => findChromium(simulated)).toThrow('/nowhere')
})

test('nothing is installed when there is one', () => {
  const { simulated, commands, logged } = machine(['/usr/bin/chromium'])
  expect(ensureChromium(simulated)).toBe('/usr/bin/chromium')
  expect([...commands, ...logged]).toEqual([])
})

test('Playwright’s download is tried first, and logged', () => {
  const { simulated, commands, logged } = machine([], {}, [
    ['npx playwright install', playwrightPath],
  ])
  expect(ensureChromium(simulated)).toBe(playwrightPath)
  expect(commands).toEqual(['npx playwright install chromium'])
  expect(logged.join()).toContain('npx playwright install chromium')
})

test('root on Debian falls back to Debian’s package', () => {
  const { simulated, commands } = machine(['/usr/bin/apt-get'], { isRoot: () => true }, [
    ['apt-get install', '/usr/bin/chromium-headless-shell'],
  ])
  expect(ensureChromium(simulated)).toBe('/usr/bin/chromium-headless-shell')
  expect(commands.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    'npx playwright',
    'apt-get update',
    'apt-get install',
  ])
})

test('when nothing can be installed the error gives advice; apt-get needs root', () => {
  const { simulated, commands } = machine(['/usr/bin/apt-get'])
  expect(() => ensureChromium(simulated)).toThrow(/CHROMIUM_PATH/)
  expect(commands).toEqual(['npx playwright install chromium'])
})
