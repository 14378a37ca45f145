import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumArgs, ensureChromium } from './lib/find-chromium.mjs'
import { type Source, startSample, startWithMockBackend } from './lib/sample-site'
import { capture, type Shot } from './lib/shots/capture'
import { indexPage } from './lib/shots/index-page'
import { slug, states } from './lib/shots/states'

/** Viewport widths in CSS pixels. `npm run shots -- voyage 360` selects names and widths. */
const allWidths = [320, 360, 768, 1024, 1440, 1920]
/** Pages captured at the same time. */
const concurrency = 2

const words = process.argv.slice(2)
const widths = allWidths.filter((it) => !words.some(isNumber) || words.includes(String(it)))
const parts = words.filter((it) => !isNumber(it))
const folder = path.resolve(import.meta.dirname, '../test-results/shots')

await mkdir(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
try {
  await take(startSample, (source) => [
    ...source.paths.flatMap((it) => at(source, { name: slug(it), path: it })),
    ...stateShots(source, undefined),
  ])
  await take(
    () => startWithMockBackend('empty'),
    (source) => stateShots(source, 'empty'),
  )
  await take(
    () => startWithMockBackend('error500'),
    (source) => stateShots(source, 'failing'),
  )
} finally {
  await browser.close()
}
const files = (await readdir(folder)).filter((file) => file.endsWith('.png'))
await writeFile(path.join(folder, 'index.html'), indexPage(files))
console.log(`${files.length} screenshots: ${path.join(folder, 'index.html')}`)

/** Starts a source and writes its screenshots. */
async function take(start: () => Promise<Source>, shotsOf: (source: Source) => Shot[]) {
  const source = await start()
  try {
    const shots = shotsOf(source).filter(({ name }) => isWanted(name))
    const worker = async () => {
      for (let shot = shots.shift(); shot; shot = shots.shift()) {
        const { name, width } = shot
        await capture(browser, folder, shot).catch((error: unknown) => {
          console.error(`${name} at ${width} px: ${String(error)}`)
          process.exitCode = 1
        })
      }
    }
    await Promise.all(Array.from({ length: concurrency }, worker))
  } finally {
    await source.stop()
  }
}

/** The states for one state of the backend, at the widths where they exist. */
function stateShots(source: Source, backend: 'empty' | 'failing' | undefined): Shot[] {
  return states
    .filter((state) => state.backend === backend)
    .flatMap(({ from = 0, to = Infinity, ...state }) =>
      at(source, state).filter(({ width }) => width >= from && width <= to),
    )
}

function at(
  { url }: Source,
  { path: pathname, ...shot }: Omit<Shot, 'url' | 'width'> & { path: string },
) {
  return widths.map((width): Shot => ({ ...shot, url: url + pathname, width }))
}

function isWanted(name: string): boolean {
  return parts.length === 0 || parts.some((part) => name.includes(part))
}

function isNumber(word: string): boolean {
  return /^\d+$/.test(word)
}
