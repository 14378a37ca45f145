import { afterEach, expect, it, vi } from 'vitest'
import { loadConfig } from './load-config.mjs'

afterEach(() => {
  vi.unstubAllEnvs()
})

it('an invalid setting leaves the server without a configuration', async () => {
  vi.stubEnv('__NEXT_PRIVATE_STANDALONE_CONFIG', undefined)
  vi.stubEnv('SITE_URL', 'no address')
  expect(await loadConfig()).toBe(false)
  expect(process.env.__NEXT_PRIVATE_STANDALONE_CONFIG).toBeUndefined()
})
