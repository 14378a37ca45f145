import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'renewed-'))
const at = (name: string) => path.join(folder, name)
afterAll(() => rmSync(folder, { recursive: true }))

test('a renewed certificate is given to nginx, which is told to read it', () => {
  const hook = 'deploy/container/renewed-certificate.sh'
  for (const name of ['programs', 'deploy/container', 'deploy/certificates', 'renewed']) {
    mkdirSync(at(name), { recursive: true })
  }
  cpSync(hook, at(hook))
  for (const name of ['fullchain.pem', 'privkey.pem']) writeFileSync(at(`renewed/${name}`), name)
  // Nobody but root may give files to the group of the container.
  for (const name of ['chgrp', 'docker']) {
    const script = `#!/bin/sh\necho ${name} "$@" >> ${at('calls')}\n`
    writeFileSync(at(`programs/${name}`), script, { mode: 0o755 })
  }
  const { status, stderr } = spawnSync(at(hook), {
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${at('programs')}:${process.env.PATH}`,
      RENEWED_LINEAGE: at('renewed'),
    },
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(readFileSync(at('deploy/certificates/privkey.pem'), 'utf8')).toBe('privkey.pem')
  expect(readFileSync(at('calls'), 'utf8').split('\n')).toEqual([
    'chgrp 101 certificates/fullchain.pem certificates/privkey.pem',
    'docker compose exec -T nginx nginx -s reload',
    '',
  ])
})

test('certbot is given a hook by every recipe, and finds the folder of its challenges', () => {
  const commands =
    readFileSync('docs/operations.md', 'utf8').match(/certbot certonly [^\n]*/g) ?? []
  expect(commands).toHaveLength(2)
  for (const command of commands) expect(command).toMatch(/ --webroot -w \S+ --deploy-hook \S/)
  const nginx = readFileSync('deploy/container/rayonne.conf.template', 'utf8')
  expect(nginx).toMatch(/acme-challenge\/ \{\s+root \/var\/www\/html;/)
})
