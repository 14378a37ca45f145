import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const services = [
  'rayonne-site@.service',
  'rayonne-backend.service',
  'rayonne-backup.service',
  'rayonne-alertmanager.service',
  'rayonne-offsite.service',
]
const timers = ['rayonne-backup.timer', 'rayonne-offsite.timer']
/** Of 10; services of Debian that are not hardened have 9.6. */
const maxExposure = 2
let folder = ''

// Copies that name files of this machine: its Node may be none that systemd finds.
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'units-'))
  cpSync('deploy/systemd', folder, { recursive: true })
  for (const unit of services) {
    const text = readFileSync(path.join(folder, unit), 'utf8')
    const started = text
      .replace('ExecStart=node ', `ExecStart=${process.execPath} `)
      .replaceAll('ExecStart=restic ', 'ExecStart=/bin/true ')
      .replace('ExecStart=/etc/rayonne/', `ExecStart=${path.resolve('deploy')}/`)
    writeFileSync(path.join(folder, unit), started)
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

function analyze(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('systemd-analyze', args, {
    encoding: 'utf8',
    env: { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` },
  })
  return { status, text: stdout + stderr }
}

test('systemd accepts every unit without a warning', () => {
  for (const unit of ['rayonne-site@3000.service', ...services.slice(1), ...timers]) {
    const { status, text } = analyze('verify', '--man=no', path.join(folder, unit))
    expect({ unit, status, text }).toEqual({ unit, status: 0, text: '' })
  }
})

test(`every service is exposed to at most ${maxExposure} of 10`, () => {
  for (const unit of services) {
    const threshold = `--threshold=${maxExposure * 10}`
    const file = path.join(folder, unit)
    const { status, text } = analyze('security', '--offline=true', '--no-pager', threshold, file)
    expect(text).toContain('Overall exposure level')
    expect(status, text).toBe(0)
  }
})
