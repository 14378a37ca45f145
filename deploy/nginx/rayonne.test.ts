import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect, type IncomingHttpHeaders, type IncomingHttpStatusHeader } from 'node:http2'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureNginx } from '../../scripts/lib/find-servers.mjs'
import { answering, freePort, request } from './testing/nginx-server'

const program = ensureNginx()

describe('the example of a configuration', () => {
  const prefix = mkdtempSync(path.join(tmpdir(), 'nginx-example-'))
  const args = ['-p', prefix, '-c', 'nginx.conf', '-e', 'stderr']
  let http = 0
  let https = 0
  let stop = async () => {}

  beforeAll(async () => {
    http = await freePort()
    https = await freePort()
    writeConfiguration(prefix, http, https)
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
    stop = async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    await answering(http)
  })
  afterAll(async () => {
    await stop()
    rmSync(prefix, { recursive: true, force: true })
  })

  test('it is valid and warns of nothing', () => {
    const { status, stderr } = spawnSync(program, ['-t', ...args], { encoding: 'utf8' })
    expect(stderr).not.toMatch(/\[(warn|emerg)\]/)
    expect(status).toBe(0)
  })

  test('http leads to https', async () => {
    const { status, headers } = await request(http, '/voyage?a=1', { host: 'www.example.org' })
    expect([status, headers.location]).toEqual([308, 'https://www.example.org/voyage?a=1'])
  })

  test.each(['www.example.org', 'contenu.example.org'])(
    '%s answers HTTP/2, and names https even where nginx answers',
    async (servername) => {
      const headers = await headersOverHttp2(https, servername)
      expect(headers[':status']).toBeGreaterThanOrEqual(502)
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    },
  )

  test('the log has each request without what a visitor searches for', async () => {
    await request(http, '/recherche?q=coiffure', {
      host: 'www.example.org',
      referer: 'https://www.example.org/recherche?q=coiffure',
    })
    const log = () => readFileSync(path.join(prefix, 'access.log'), 'utf8')
    await expect.poll(log).toMatch(/"GET \/recherche HTTP\/1\.1" 308 /)
    expect(log()).not.toContain('coiffure')
  })

  test('another name gets no certificate', async () => {
    await expect(headersOverHttp2(https, 'other.example.org')).rejects.toThrow()
  })
})

/** The example with free ports, a certificate of its own, and nothing to pass requests on to. */
function writeConfiguration(prefix: string, http: number, https: number): void {
  const certificate = path.join(prefix, 'certificate.pem')
  const key = path.join(prefix, 'key.pem')
  const options = ['-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost']
  const files = ['-keyout', key, '-out', certificate]
  spawnSync('openssl', ['req', '-x509', ...options, ...files], { stdio: 'ignore' })
  symlinkSync(import.meta.dirname, path.join(prefix, 'rayonne'))
  const example = readFileSync(path.join(import.meta.dirname, 'rayonne.conf'), 'utf8')
    .replaceAll(/\S+fullchain\.pem/g, certificate)
    .replaceAll(/\S+privkey\.pem/g, key)
    .replaceAll(/\/var\/(?:cache|log)\/nginx\//g, `${prefix}/`)
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replaceAll('listen 443', `listen 127.0.0.1:${https}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${http}`)
    .replaceAll(/server 127\.0\.0\.1:\d+/g, 'server 127.0.0.1:1')
  // As in nginx.conf of Debian, beside which the example stands.
  const debian = 'ssl_protocols TLSv1.2 TLSv1.3;\nssl_prefer_server_ciphers on;'
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const main = `daemon off;\npid ${prefix}/pid;\nerror_log stderr crit;\n${user}\nevents {}\nhttp {\n${debian}\n${example}\n}\n`
  writeFileSync(path.join(prefix, 'nginx.conf'), main)
}

/** The headers of the home page, asked for over HTTP/2. */
async function headersOverHttp2(port: number, servername: string) {
  const session = connect(`https://127.0.0.1:${port}`, { servername, rejectUnauthorized: false })
  try {
    await once(session, 'connect')
    const stream = session.request({ ':path': '/', ':authority': servername })
    const [headers] = (await once(stream, 'response')) as [
      IncomingHttpHeaders & IncomingHttpStatusHeader,
    ]
    return headers
  } finally {
    session.destroy()
  }
}
