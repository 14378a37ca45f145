import { expect, test } from 'vitest'
import { ensureChromium, findChromium, type Machine } from './find-chromium.mjs'

const OWN = '/home/someone/.cache/ms-playwright/chromium/chrome'

/** A pretended machine; what a command installs is found afterwards. */
function machine(files: string[], more: Partial<Machine> = {}, installs: [string, string][] = []) {
  const present = new Set(files)
  const commands: string[] = []
  const said: string[] = []
  const pretended: Machine = {
    env: {},
    exists: (path) => present.has(path),
    ownPath: () => OWN,
    isRoot: () => false,
    run: (command, args) => {
      const line = [command, ...args].join(' ')
      commands.push(line)
      const gained = installs.filter(([start]) => line.startsWith(start))
      for (const [, file] of gained) present.add(file)
      return gained.length > 0 || line === 'apt-get update'
    },
    say: (line) => said.push(line),
    ...more,
  }
  return { pretended, commands, said }
}

test('the named one comes first, then Playwright’s own, then the system’s', () => {
  const files = ['/opt/chrome', OWN, '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
  const named = machine(files, { env: { CHROMIUM_PATH: '/opt/chrome' } })
  expect(findChromium(named.pretended)).toBe('/opt/chrome')
  expect(findChromium(machine(files).pretended)).toBe(OWN)
  expect(findChromium(machine(files.slice(2)).pretended)).toBe('/usr/bin/chromium-browser')
  expect(findChromium(machine([]).pretended)).toBeNull()
})

test('of the system’s, the one without windows comes first', () => {
  const { pretended } = machine(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'])
  expect(findChromium(pretended)).toBe('/usr/bin/chromium-headless-shell')
})

test('a wrong CHROMIUM_PATH is an error, not a silent second choice', () => {
  const { pretended } = machine([OWN], { env: { CHROMIUM_PATH: '/nowhere' } })
  expect(() => findChromium(pretended)).toThrow('/nowhere')
})

test('nothing is installed when there is one', () => {
  const { pretended, commands, said } = machine(['/usr/bin/chromium'])
  expect(ensureChromium(pretended)).toBe('/usr/bin/chromium')
  expect([...commands, ...said]).toEqual([])
})

test('Playwright’s download is tried first, and said', () => {
  const { pretended, commands, said } = machine([], {}, [['npx playwright install', OWN]])
  expect(ensureChromium(pretended)).toBe(OWN)
  expect(commands).toEqual(['npx playwright install chromium'])
  expect(said.join()).toContain('npx playwright install chromium')
})

test('root on Debian falls back to the package', () => {
  const { pretended, commands } = machine(['/usr/bin/apt-get'], { isRoot: () => true }, [
    ['apt-get install', '/usr/bin/chromium-headless-shell'],
  ])
  expect(ensureChromium(pretended)).toBe('/usr/bin/chromium-headless-shell')
  expect(commands.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    'npx playwright',
    'apt-get update',
    'apt-get install',
  ])
})

test('when nothing works it stops with advice; without root it leaves apt-get alone', () => {
  const { pretended, commands } = machine(['/usr/bin/apt-get'])
  expect(() => ensureChromium(pretended)).toThrow(/CHROMIUM_PATH/)
  expect(commands).toEqual(['npx playwright install chromium'])
})
