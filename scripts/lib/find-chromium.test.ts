import { expect, test } from 'vitest'
import { aptGet, simulatedMachine } from '../shared/simulated-machine'
import { ensureChromium, findChromium } from './find-chromium.mjs'

const playwrightPath = '/cache/playwright/chrome'

test('CHROMIUM_PATH comes first, then Playwright’s browser, then the system’s', () => {
  const files = [
    '/opt/chrome',
    playwrightPath,
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  const configured = simulatedMachine(files, { env: { CHROMIUM_PATH: '/opt/chrome' } })
  expect(findChromium(configured.machine)).toBe('/opt/chrome')
  expect(findChromium(simulatedMachine(files).machine)).toBe(playwrightPath)
  expect(findChromium(simulatedMachine(files.slice(2)).machine)).toBe('/usr/bin/chromium-browser')
  expect(findChromium(simulatedMachine([]).machine)).toBeNull()
})

test('of the system’s browsers, the headless one comes first', () => {
  const { machine } = simulatedMachine(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'])
  expect(findChromium(machine)).toBe('/usr/bin/chromium-headless-shell')
})

test('a CHROMIUM_PATH that does not exist is an error', () => {
  const { machine } = simulatedMachine([playwrightPath], { env: { CHROMIUM_PATH: '/nowhere' } })
  expect(() => findChromium(machine)).toThrow('/nowhere')
})

test('nothing is installed when there is one', () => {
  const { machine, commands, logged } = simulatedMachine(['/usr/bin/chromium'])
  expect(ensureChromium(machine)).toBe('/usr/bin/chromium')
  expect([...commands, ...logged]).toEqual([])
})

test('Playwright’s download is tried first, and logged', () => {
  const { machine, commands, logged } = simulatedMachine([], {}, [
    ['npx playwright install', playwrightPath],
  ])
  expect(ensureChromium(machine)).toBe(playwrightPath)
  expect(commands).toEqual(['npx playwright install chromium'])
  expect(logged.join()).toContain('npx playwright install chromium')
})

test('root on Debian falls back to Debian’s package', () => {
  const { machine, commands } = simulatedMachine([aptGet], { isRoot: true }, [
    ['apt-get install', '/usr/bin/chromium-headless-shell'],
  ])
  expect(ensureChromium(machine)).toBe('/usr/bin/chromium-headless-shell')
  expect(commands.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    'npx playwright',
    'apt-get update',
    'apt-get install',
  ])
})

test('when nothing can be installed the error gives advice; apt-get needs root', () => {
  const { machine, commands } = simulatedMachine([aptGet])
  expect(() => ensureChromium(machine)).toThrow(/CHROMIUM_PATH/)
  expect(commands).toEqual(['npx playwright install chromium'])
})
