import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import { routes } from '../e2e/routes'
import { startSitePair } from './site-pair'

// Vite's own; of the routes it would leave those of a deployed copy.
vi.hoisted(() => delete process.env.BASE_URL)

const jar = createRequire(import.meta.url)('vnu-jar') as string

/** What it reports and the site keeps. */
const kept = [
  // Its parser of styles is older than `@layer` and `@property`; browsers check the sheets.
  'CSS: .*',
  // RGAA 1.9 wants the role, which HTML allows and advises against.
  'A “figure” element with a “figcaption” descendant must not have a “role” attribute.',
  // Newer than this version, the last one that downloads nothing while it is installed.
  'Attribute “name” not allowed on element “details” at this point.',
]

type Message = { url: string; message: string; extract?: string }

/** What the checker finds in the files of a folder. */
async function check(folder: string): Promise<string[]> {
  const options = ['--errors-only', '--exit-zero-always', '--filterpattern', kept.join('|')]
  const args = ['-jar', jar, '--format', 'json', ...options, '--skip-non-html', folder]
  const { stderr } = await promisify(execFile)('java', args, { maxBuffer: 2 ** 26 })
  const { messages } = JSON.parse(stderr) as { messages: Message[] }
  return messages.map(
    ({ url, message, extract }) => `${path.basename(url)}: ${message} ${extract ?? ''}`,
  )
}

test(`R1 the Nu Html Checker finds nothing in any of ${routes.length} routes, and finds a fault`, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pages-'))
  const { site, stop } = await startSitePair()
  try {
    for (const { path: route } of routes) {
      const html = await (await fetch(site.url + route)).text()
      await writeFile(path.join(folder, `${encodeURIComponent(route)}.html`), html)
    }
    // In the same run: the checker starts for seconds, and reads every page again.
    const faulty = '<!doctype html><html lang="fr"><title>A</title><p vt-update="none">B</p></html>'
    await writeFile(path.join(folder, 'faulty.html'), faulty)
    expect(await check(folder)).toEqual([expect.stringMatching(/^faulty.html: .*vt-update/)])
  } finally {
    await stop()
    await rm(folder, { recursive: true })
  }
}, 300_000)
