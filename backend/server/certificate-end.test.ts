import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer } from 'node:tls'
import { afterAll, expect, it } from 'vitest'
import { certificateEnd } from './certificate-end.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A server with a certificate of its own. */
async function serveCertificate(days: number) {
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ]
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost']
  spawnSync('openssl', [...args, '-days', `${days}`, '-keyout', key, '-out', cert])
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, origin: `https://localhost:${(server.address() as AddressInfo).port}` }
}

it('says when the certificate ends that a name is served with, trusted or not', async () => {
  const { server, origin } = await serveCertificate(10)
  const [[labels, end] = [{}, 0]] = await certificateEnd(origin)
  expect(labels).toEqual({ name: 'localhost' })
  expect(Math.round((end - Date.now() / 1000) / 86_400)).toBe(10)
  server.close()
})

it('says nothing of a name that does not answer, or not over https', async () => {
  const { server, origin } = await serveCertificate(10)
  await new Promise((resolve) => server.close(resolve))
  expect(await certificateEnd(origin)).toEqual([])
  expect(await certificateEnd('http://127.0.0.1:3001')).toEqual([])
})
