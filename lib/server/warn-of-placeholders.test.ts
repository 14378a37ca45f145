import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { ignoreEnvFiles } from '@/platform/env-files.mjs'
import { machineEnv } from '@/scripts/lib/environment.mjs'
import { placeholderWarning, warnOfPlaceholders } from './warn-of-placeholders.mjs'

const socials = {
  SOCIAL_PAGE_URL: 'https://www.facebook.com/adja',
  VIDEO_SITE_URL: 'https://www.youtube.com/@adja',
  SHORT_VIDEO_APP_URL: 'https://www.tiktok.com/@adja',
}

/** What is logged for a backend with these settings. */
async function warnings(
  answer: object,
  siteUrl = 'https://www.adja.bj',
  more: Record<string, string> = {},
): Promise<string> {
  const server = createServer((_, response) => response.end(JSON.stringify(answer)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const written: string[] = []
  const write = process.stdout.write
  process.stdout.write = (text) => written.push(String(text)) > 0
  try {
    const API_BASE_URL = `http://127.0.0.1:${port}`
    const given = { ...socials, API_BASE_URL, SITE_URL: siteUrl, ...more }
    const env = { ...machineEnv(process.env), ...ignoreEnvFiles, ...given }
    await warnOfPlaceholders(env, 'supervisor')
  } finally {
    process.stdout.write = write
    server.close()
  }
  return written.join('')
}

test('the start names the placeholders that the owner has not replaced, and where', async () => {
  const line = await warnings({ identity: { email: 'a@b.bj' } })
  expect(line).toMatch(
    /"level":"warn".*placeholders of COMPANY_PHONE: .*\/admin\/globals\/reglages/,
  )
  expect(
    await warnings({ identity: { email: 'a@b.bj', company_phone: '+33 6 12 34 56 78' } }),
  ).toBe('')
})

test('it is no warning on a machine where somebody tries the site', async () => {
  const answer = { identity: { email: 'a@b.bj' } }
  expect(await warnings(answer, 'http://localhost:3000')).toContain('"level":"info"')
  expect(await warnings(answer, 'https://localhost.adja.bj')).toContain('"level":"warn"')
})

test('a stop while it is being asked is no warning, a failure is one', async () => {
  const ending = (script: string) =>
    warnings({}, undefined, { NODE_OPTIONS: `--import=data:text/javascript,${script}` })
  expect(await ending('process.kill(process.pid,%22SIGINT%22)')).toBe('')
  expect(await ending('process.kill(process.pid,%22SIGTERM%22)')).toBe('')
  expect(await ending('process.exit(3)')).toContain('It is not known')
})

test('another backend has no back-office to name', () => {
  expect(placeholderWarning(['CONTACT_EMAIL'])).toBe(
    'Visitors see placeholders of CONTACT_EMAIL: set them in the environment',
  )
})
