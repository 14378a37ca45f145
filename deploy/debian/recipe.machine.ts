import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Machine, makeMachine } from './testing/machine'
import { newerRelease, newerSentence, newerState } from './testing/newer-release'
import { commandsOf } from './testing/recipe'
import { certbot, packNode } from './testing/stubs'

const suites = (process.env.DEBIAN_SUITES ?? '').split(',')
const [
  ,
  programs = '',
  build = '',
  environment = '',
  proxy = '',
  update = '',
  back = '',
  restore = '',
] = commandsOf('Deploy with systemd')

/** In place of the first block of the recipe, and what a shell keeps from one block to the next. */
const names = `export SITE_NAME=www.example.org BACKEND_NAME=contenu.example.org
export MAIL=exploitation@example.org SOURCE=file:///srv/rayonne NODE=file:///srv/node
`
const inSources = `${names}cd /usr/local/src/rayonne\n`

describe.each(suites)('the recipe on %s', (suite) => {
  let machine: Machine

  /** Runs commands that must succeed. */
  function follow(commands: string): string {
    const { status, text } = machine.call(commands)
    expect(status, text.slice(-4000)).toBe(0)
    return text
  }
  /** What a name answers over https to somebody who trusts its certificate, as on the internet. */
  const fetchFrom = (name: string, address = '/') =>
    follow(
      `curl -fsS --cacert /etc/letsencrypt/live/${name}/fullchain.pem https://${name}${address}`,
    )

  /** Does something in the back-office. @returns what is there afterwards */
  const owner = (command: string) =>
    follow(
      `export NODE_EXTRA_CA_CERTS=/etc/letsencrypt/live/contenu.example.org/fullchain.pem
      node /usr/local/bin/owner.ts ${command}`,
    )
  /** What the site says, once nginx has asked for a page that it holds. */
  const sitePlan = () =>
    expect.poll(() => fetchFrom('www.example.org', '/plan-du-site'), { timeout: 20_000 })

  beforeAll(async () => {
    machine = await makeMachine(suite)
    const source = path.join(machine.root, 'srv/rayonne')
    const copy = `mkdir -p ${source} && git ls-files -co --exclude-standard -z | xargs -0 ls -d 2>/dev/null |
      tar -cf - -T - | tar -xf - -C ${source} && cd ${source} && git init -q && git add -A &&
      git -c user.name=test -c user.email=test@example.org commit -qm sources`
    execFileSync('bash', ['-c', copy])
    execFileSync('bash', ['-c', packNode(path.join(machine.root, 'srv/node'))])
    machine.write('/usr/local/bin/certbot', certbot)
    machine.write('/usr/local/bin/owner.ts', readFileSync('deploy/debian/testing/owner.ts', 'utf8'))
    machine.install(names + programs)
    machine.install(names + build)
    machine.install('echo 127.0.0.1 www.example.org contenu.example.org >> /etc/hosts')
    await machine.boot()
  })
  afterAll(() => machine.remove())

  test('environment, certificates and nginx: site and back-office answer over https', () => {
    follow(inSources + environment)
    const said = follow(inSources + proxy)
    expect(said).not.toMatch(/\[(warn|emerg)\]/)
    expect(said).toMatch(/gestion-/)
    expect(fetchFrom('www.example.org')).toContain('</html>')
    expect(fetchFrom('contenu.example.org', '/api/medias/events/')).toContain('"title"')
    expect(follow('systemctl is-failed "rayonne-*" || true')).not.toContain('failed')
    expect(follow('ls /var/lib/rayonne/backups')).toMatch(/^2\S+Z\n$/)
  })

  test('a renewed certificate is served at once', () => {
    const served = `openssl s_client -connect 127.0.0.1:443 -servername www.example.org < /dev/null 2>/dev/null |
      openssl x509 -noout -serial`
    const before = follow(served)
    const [renewal = ''] = /certbot certonly(?:.*\\\n)*.*\n/.exec(proxy) ?? []
    follow(`${names}name=$SITE_NAME\n${renewal}`)
    // nginx ends its former processes after it has answered the command.
    follow(`until [ "$(${served})" != "${before.trim()}" ]; do sleep 1; done`)
  })

  test('secrets are rotated while the site answers; sessions end when asked', () => {
    const secrets =
      'grep -h ^REVALIDATE_SECRET= /etc/rayonne/*.env; cat /var/lib/rayonne/backend/secret'
    const before = follow(secrets).trim().split('\n')
    follow(`${inSources}deploy/systemd/rotate-secrets.sh --sessions`)
    const after = follow(secrets).trim().split('\n')
    expect(after).toHaveLength(3)
    expect(after[0]).toBe(after[1])
    expect(after.filter((it) => before.includes(it))).toEqual([])
    expect(fetchFrom('www.example.org')).toContain('</html>')
  })

  test('an update keeps accounts, files, drafts; to go back too, with the backup as of the update', async () => {
    const before = owner('fill')
    expect(before).toContain('"ayaba"')
    expect(before).toContain('"Brouillon: draft"')
    expect(before).toMatch(/"gardee\S*\.png: [1-9]/)
    follow(newerRelease)
    // The machine has no network: packages come from what the installation has left in npm's cache.
    follow(`${inSources}export npm_config_offline=true\n${update}`)
    expect(owner('list')).toBe(before)
    await sitePlan().toContain(newerSentence)
    expect(follow(newerState)).toBe('1\n255\n')

    const after = owner("publish 'Après la mise à jour'")
    follow(inSources + back)
    expect(owner('list')).toBe(after)
    await sitePlan().not.toContain(newerSentence)
    expect(follow(newerState)).toBe('1\n256\n')

    const newer =
      'ln -sfn "releases/$(ls /opt/rayonne/releases | tail -n 1)" /opt/rayonne/current\n'
    follow(inSources + newer + back + restore)
    expect(owner('list')).toBe(before)
    await sitePlan().toContain('</html>')
    expect(follow(newerState)).toBe('0\n256\n')
    expect(follow('systemctl is-failed "rayonne-*" || true')).not.toContain('failed')
  })
})
