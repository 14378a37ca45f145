import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const services = [
  'rayonne-site@.service',
  'rayonne-backend.service',
  'rayonne-backup.service',
  'rayonne-alertmanager.service',
  'rayonne-offsite.service',
]

test('services run as their own user, from code that they cannot write', () => {
  const hardening = readFileSync('deploy/systemd/rayonne-.service.d/10-hardening.conf', 'utf8')
  expect(hardening).toMatch(/^User=rayonne$/m)
  expect(hardening).toMatch(/^ProtectSystem=strict$/m)
  expect(readFileSync('deploy/systemd/sysusers.conf', 'utf8')).toMatch(/^u rayonne /m)
  for (const unit of services) {
    const text = readFileSync(`deploy/systemd/${unit}`, 'utf8')
    expect(text, unit).toMatch(/^EnvironmentFile=\/etc\/rayonne\//m)
    expect(text, unit).not.toMatch(/^(User|ReadWritePaths)=/m)
    expect(text, unit).toMatch(/^MemoryMax=/m)
  }
})
