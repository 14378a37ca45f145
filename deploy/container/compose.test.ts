import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { variableNames as backendVariables } from '@/backend/environment/environment.mjs'
import { variableNames as siteVariables } from '@/lib/site/environment'
import { applications } from '@/scripts/lib/standalone/applications'

type Service = {
  user?: string
  read_only?: boolean
  restart?: string
  cap_drop?: string[]
  security_opt?: string[]
  mem_limit?: string
  cpus?: number
  stop_grace_period?: string
  healthcheck?: unknown
  profiles?: string[]
  ports?: string[]
  privileged?: boolean
  environment?: Record<string, string>
  volumes?: string[]
  networks?: Record<string, unknown>
  build?: { target: string }
}

const source = readFileSync('deploy/compose.yaml', 'utf8')
const compose = parse(source, { merge: true }) as {
  services: Record<string, Service>
  networks: Record<string, { internal?: boolean }>
  volumes: Record<string, unknown>
}
const services = Object.entries(compose.services)
const alwaysOn = services.filter(([, { profiles }]) => !profiles)
const dockerfile = readFileSync('deploy/container/Dockerfile', 'utf8')

test('two replicas of the site, the backend, nginx, Redis and Postgres start together', () => {
  const names = alwaysOn.map(([name]) => name).toSorted()
  expect(names).toEqual(['backend', 'nginx', 'postgres', 'redis', 'site-1', 'site-2'])
})

test('every container runs without root, on a read-only file system, with limits', () => {
  for (const [name, service] of services) {
    expect(service.user, name).toMatch(/^[1-9]\d*/)
    expect(service.privileged, name).toBeUndefined()
    expect(service, name).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
    expect(service.security_opt, name).toContain('no-new-privileges:true')
    expect(service.mem_limit, name).toMatch(/^\d+[mg]$/)
    expect(service.cpus, name).toBeGreaterThan(0)
  }
})

test('every container that stays is checked, stopped gently and restarted', () => {
  for (const [name, service] of alwaysOn) {
    expect(service.healthcheck, name).toBeDefined()
    expect(service.stop_grace_period, name).toMatch(/^\d+s$/)
    expect(service.restart, name).toBe('unless-stopped')
  }
})

test('nginx alone is reached from other machines', () => {
  const published = services.flatMap(([name, { ports = [] }]) =>
    ports.map((port) => ({ name, port })),
  )
  const open = published.filter(({ port }) => !port.startsWith('127.0.0.1:'))
  expect([...new Set(open.map(({ name }) => name))]).toEqual(['nginx'])
  for (const name of ['redis', 'postgres']) {
    expect(Object.keys(compose.services[name]?.networks ?? {})).toEqual(['data'])
  }
  expect(compose.networks.data?.internal).toBe(true)
})

test('site and backend get variables that exist, and no secret stands in the file', () => {
  const known = { site: siteVariables, backend: backendVariables }
  for (const [name, { build, environment = {} }] of services) {
    const application = name.startsWith('site') ? 'site' : 'backend'
    if (!build) continue
    const unknown = Object.keys(environment).filter((it) => !known[application].includes(it))
    expect(unknown, name).toEqual([])
  }
  const secrets = services.flatMap(([, { environment = {} }]) =>
    Object.entries(environment).filter(([it]) => /SECRET|PASSWORD|DATABASE_URL|SMTP_URL/.test(it)),
  )
  expect(secrets.length).toBeGreaterThan(5)
  for (const [, value] of secrets) expect(value).toMatch(/\$\{[A-Z0-9_]+:(\?|-)\}/)
  const example = readFileSync('deploy/.env.example', 'utf8')
  expect(example.match(/^(POSTGRES_PASSWORD|REVALIDATE_SECRET)=.*$/gm)).toEqual([
    'POSTGRES_PASSWORD=',
    'REVALIDATE_SECRET=',
  ])
})

test('every variable of the site can be given to both replicas', () => {
  const ownOfImage = ['PORT', 'HOST', 'BACKEND_PORT', 'BACKEND_PUBLIC_URL', 'CACHE_DIR']
  for (const name of ['site-1', 'site-2']) {
    const given = Object.keys(compose.services[name]?.environment ?? {})
    expect([...given, ...ownOfImage].toSorted()).toEqual([...siteVariables].toSorted())
  }
})

test('the image of the backend has the program that makes films light', () => {
  const [, stage = ''] = dockerfile.split('\nFROM node AS backend\n')
  const [beforeUser = ''] = stage.split('\nUSER ')
  expect(beforeUser).toMatch(/apt-get install -y --no-install-recommends ffmpeg /)
})

test('what is mounted exists: files of this folder, volumes that are declared', () => {
  const sources = services.flatMap(([, { volumes = [] }]) =>
    volumes.map((volume) => volume.split(':')[0] ?? ''),
  )
  // Docker's recipe makes two of them.
  const made = ['./certificates', './webroot']
  const files = sources.filter((it) => it.startsWith('.') && !made.includes(it))
  expect(files.filter((it) => !existsSync(path.join('deploy', it)))).toEqual([])
  const named = new Set(sources.filter((it) => !it.startsWith('.')))
  expect(Object.keys(compose.volumes).toSorted()).toEqual([...named].toSorted())
})

test('images and units start the applications as the standalone folders do', () => {
  for (const { command } of Object.values(applications)) {
    expect(dockerfile).toContain(
      `CMD ${JSON.stringify(['node', ...command]).replaceAll(',', ', ')}`,
    )
  }
  const unit = (name: string) => readFileSync(`deploy/systemd/rayonne-${name}.service`, 'utf8')
  expect(unit('site@')).toContain(`ExecStart=node ${applications.site.command.join(' ')}\n`)
  expect(unit('backend')).toContain(`ExecStart=node ${applications.backend.command.join(' ')}\n`)
  for (const { build } of Object.values(compose.services)) {
    expect(build ? dockerfile : 'AS undefined').toContain(`AS ${build?.target}`)
  }
})
