import { expect, it } from 'vitest'
import { logLines } from '../../testing/backend'
import { read } from '../testing/read'
import { sharedBackend } from '../testing/shared-backend'

const its = sharedBackend()
/** The shared backend has counted before. */
async function counts(): Promise<Map<string, number>> {
  const answer = await fetch(`http://127.0.0.1:${its.ports.metrics}/metrics`)
  const lines = (await answer.text()).matchAll(/^(backend_[^#\s]+) (\S+)$/gm)
  return new Map([...lines].map(([, name = '', value]) => [name, Number(value)]))
}

it('counts requests by kind on a port of its own', async () => {
  const { url } = its.backend
  const before = await counts()
  await fetch(`${url}/api/medias/events/?q=secret`)
  await fetch(`${url}/media/rien.jpg`)
  await fetch(`${url}/healthz`)
  for (const name of [
    'backend_requests_total{kind="content",status="2xx"}',
    'backend_requests_total{kind="media",status="4xx"}',
    'backend_requests_total{kind="health",status="2xx"}',
    'backend_request_duration_seconds_count{kind="content"}',
  ]) {
    const count = async () => (await counts()).get(name)
    await expect.poll(count).toBe((before.get(name) ?? 0) + 1)
  }
  const now = await counts()
  expect(now.get('backend_database_up')).toBe(1)
  expect(now.has('backend_sign_in_failures_total')).toBe(true)
  expect(now.get('backend_disk_free_bytes{folder="data"}')).toBeGreaterThan(0)
  const { text } = await read(`${url}/metrics`, { redirect: 'manual' })
  expect(text).not.toContain('backend_requests_total')
})

it('REQUEST_LOG=on writes a line for each request, without its query', async () => {
  const requests = () => logLines(its.backend).filter(({ component }) => component === 'request')
  await expect.poll(() => requests().map(({ path }) => path)).toContain('/api/medias/events/')
  const [line] = requests().filter(({ path }) => path === '/api/medias/events/')
  expect(line).toMatchObject({ method: 'GET', status: 200, kind: 'content' })
  expect(its.backend.output()).not.toContain('secret')
})
