import { PHASE_PRODUCTION_SERVER } from 'next/constants'
import loadByNext from 'next/dist/server/config.js'
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

it('Next takes the configuration from where it is left', async () => {
  vi.stubEnv('__NEXT_PRIVATE_STANDALONE_CONFIG', '{"distDir":"left"}')
  expect(await loadByNext(PHASE_PRODUCTION_SERVER, '/absent')).toEqual({ distDir: 'left' })
})
