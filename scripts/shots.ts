import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import pLimit from 'p-limit'
import { launchChromium } from './lib/find-chromium.mjs'
import { root } from './lib/root.mjs'
import { type Source, startSample, startWithMockBackend } from './lib/sample-site'
import { capture } from './lib/shots/capture'
import { slug, type State, states } from './lib/shots/states'

/** Viewport widths in CSS pixels. `npm run shots -- voyage 360` selects names and widths. */
const allWidths = [320, 360, 768, 1024, 1440, 1920]
/** Pages captured at the same time. */
const concurrency = 2

const words = process.argv.slice(2)
const numbers = words.map(Number).filter((it) => it > 0)
const widths = allWidths.filter((it) => numbers.length === 0 || numbers.includes(it))
const parts = words.filter((it) => !(Number(it) > 0))
const folder = path.join(root, 'test-results/shots')

await mkdir(folder, { recursive: true })
await using browser = await launchChromium()
await take(await startSample(), undefined)
await take(await startWithMockBackend('empty'), 'empty')
await take(await startWithMockBackend('error500'), 'failing')
console.log(`Screenshots: ${folder}`)

/** Writes the screenshots of one state of the backend: of every page, unless it is a special one. */
async function take({ url, paths, stop }: Source, backend: State['backend']) {
  const pages: State[] = backend ? [] : paths.map((it) => ({ name: slug(it), path: it }))
  const shots = [...pages, ...states.filter((state) => state.backend === backend)]
    .filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)))
    .flatMap((state) => {
      const { from = 0, to = Infinity } = state
      return widths.filter((it) => it >= from && it <= to).map((width) => ({ ...state, width }))
    })
  await pLimit(concurrency).map(shots, (shot) =>
    capture(browser, folder, { ...shot, url: url + shot.path }).catch((error: unknown) => {
      console.error(`${shot.name} at ${shot.width} px: ${String(error)}`)
      process.exitCode = 1
    }),
  )
  await stop()
}
