import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  type EmbeddedBackendPair,
  owner,
  startEmbeddedBackend,
} from '../../testing/embedded-backend'
import { fakeFfmpeg } from '../../testing/fake-ffmpeg'
import { mp4, picture } from '../../testing/files'
import { owner as clientOf, signIn } from '../../testing/owner'
import { listenOnFreePort } from '../../testing/ports'
import { makeSamplePictures } from '../../testing/sample-pictures'
import { startSmtpServer } from '../../testing/smtp-server'
import { watchFormChecks } from './form-checks'
import { isHydrated } from './hydration'
import { test as base } from './test'
import { isSlowTier } from './tier'

export { expect, type Locator, type Page, type Request } from './test'

export type BackOffice = EmbeddedBackendPair & {
  /** Signed in as the owner. What a test changes it makes for itself, under names of its own. */
  me: Awaited<ReturnType<typeof clientOf>>
  /** What the content API answers on `/api/{path}/`. */
  contract: <T>(path: string) => Promise<T>
  /** What the backend has mailed. */
  mails: Awaited<ReturnType<typeof startSmtpServer>>['mails']
  /** A second site that is told of changes, and what it answers: it can refuse. */
  replica: { status: number }
}

type WorkerFixtures = {
  /** The seeded backend with all that can be switched on, and its site, of all tests of a worker. */
  backOffice: BackOffice
  /** The cookies of the owner, who has signed in once for all tests of a worker. */
  session: { name: string; value: string; url: string }[]
}

type TestFixtures = {
  /** Whether the page belongs to the owner, or to somebody who has not signed in. */
  isSignedIn: boolean
  /** Puts a global back after the test, as it is now. */
  keepGlobal: (slug: string) => Promise<void>
}

/** The test of the back-office: relative addresses are the backend's. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  backOffice: [
    async ({}, use) => {
      const ffmpeg = fakeFfmpeg({
        page: mp4(400_000),
        phone: mp4(5000, { width: 480, height: 540 }),
      })
      const smtp = await startSmtpServer()
      const replica = { status: 200 }
      const replicaServer = createServer((request, response) => {
        request.resume()
        response.writeHead(replica.status, { Connection: 'close' }).end()
      })
      const thumbnail = await picture('jpeg')
      const youtube = createServer((_, response) => response.end(thumbnail))
      const replicaPort = await listenOnFreePort(replicaServer)
      const youtubePort = await listenOnFreePort(youtube)
      // The slow tier looks at the sizes of the real pictures.
      const samples = await makeSamplePictures({ films: true, pictures: isSlowTier })
      const pair = await startEmbeddedBackend((site) => ({
        SEED_PICTURES_DIR: samples,
        BACKUP_DIR: path.join(tmpdir(), 'no-backups'),
        FFMPEG_PATH: ffmpeg.path,
        SMTP_URL: smtp.url,
        SITE_INTERNAL_URL: `${site.url},http://127.0.0.1:${replicaPort}`,
        YOUTUBE_IMAGES_URL: `http://127.0.0.1:${youtubePort}`,
      }))
      const contract = async (path: string) => (await fetch(`${pair.origin}/api/${path}/`)).json()
      const me = await clientOf({ url: pair.origin }, owner.password)
      await use({ ...pair, me, contract, mails: smtp.mails, replica })
      await Promise.all([pair.stop(), smtp.stop()])
      replicaServer.close()
      youtube.close()
      ffmpeg.remove()
      await rm(samples, { recursive: true })
    },
    { scope: 'worker', timeout: 240_000 },
  ],

  session: [
    async ({ backOffice: { origin } }, use) => {
      await use(await sessionOf(origin, owner.password))
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ backOffice }, use) => use(backOffice.origin),
  isSignedIn: [true, { option: true }],

  keepGlobal: async ({ backOffice: { me } }, use) => {
    const kept = new Map<string, object>()
    await use(async (slug) => {
      // One that was never saved leaves out what is empty, which would not be emptied again.
      await me.confirmed.setGlobal(slug, {})
      kept.set(slug, JSON.parse((await me.get(`globals/${slug}?depth=0`)).text) as object)
    })
    for (const [slug, data] of kept) await me.confirmed.setGlobal(slug, data)
  },

  context: async ({ context, isSignedIn, session }, use) => {
    if (isSignedIn) await context.addCookies(session)
    await use(context)
  },

  page: async ({ page }, use) => {
    watchFormChecks(page)
    const goto = page.goto.bind(page)
    page.goto = async (url, options) => {
      const response = await goto(url, options)
      // Before, what is typed is lost.
      if (!url.startsWith('/admin')) return response
      await page.waitForFunction(isHydrated, 'a, button, input')
      await page.locator('form[data-form-ready="false"]').waitFor({ state: 'detached' })
      return response
    }
    await use(page)
  },
})

/** The cookies of an account that signs in. */
export async function sessionOf(url: string, password: string, username?: string) {
  const { cookie } = await signIn({ url }, password, username)
  const pairs = cookie.split('; ').map((it) => it.split('=') as [string, string])
  return pairs.map(([name, value]) => ({ name, value, url }))
}
