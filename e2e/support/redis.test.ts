import { createClient } from 'redis'
import { expect, test } from 'vitest'
import { startRedis } from './redis'

async function withClient<T>(
  url: string,
  run: (client: ReturnType<typeof createClient>) => Promise<T>,
) {
  const client = createClient({ url, socket: { reconnectStrategy: false } })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await run(client as ReturnType<typeof createClient>)
  } finally {
    if (client.isOpen) client.destroy()
  }
}

test('the server answers, refuses connections after a crash, and comes back empty', async () => {
  const redis = await startRedis()
  try {
    await withClient(redis.url, (client) => client.set('key', 'value'))
    expect(await withClient(redis.url, (client) => client.get('key'))).toBe('value')
    await redis.crash()
    await expect(withClient(redis.url, (client) => client.ping())).rejects.toThrow('ECONNREFUSED')
    await redis.start()
    expect(await withClient(redis.url, (client) => client.get('key'))).toBeNull()
  } finally {
    await redis.stop()
  }
})
