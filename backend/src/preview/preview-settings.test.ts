import { afterEach, expect, it, vi } from 'vitest'
import { previewSettings } from './preview'

afterEach(() => vi.unstubAllEnvs())

it.each([
  ['https://www.exemple.org', 'secret', true],
  ['https://www.exemple.org', '', false],
  ['', 'secret', false],
])('with the site «%s» and the secret «%s» there are previews: %s', (site, secret, exist) => {
  vi.stubEnv('SITE_URL', site)
  vi.stubEnv('REVALIDATE_SECRET', secret)
  expect(previewSettings() !== undefined).toBe(exist)
})
