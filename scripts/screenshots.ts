import pLimit from 'p-limit'
import { startSitePair } from '../testing/site-pair'
import { launchChromium } from './lib/find-chromium.mjs'
import { startSample } from './lib/sample-site'
import { capture, folder, type State } from './lib/screenshots/capture'
import { lists, pages, states } from './lib/screenshots/states'

/** Viewport widths in CSS pixels. `npm run screenshots -- voyage 360` selects names and widths. */
const allWidths = [320, 360, 768, 1024, 1440, 1920]
/** Pages captured at the same time. */
const concurrency = 2

const words = process.argv.slice(2)
const numbers = words.map(Number).filter((it) => it > 0)
const widths = allWidths.filter((it) => numbers.length === 0 || numbers.includes(it))
const parts = words.filter((it) => !(Number(it) > 0))

await using browser = await launchChromium()
const sample = await startSample()
await take(sample.url, [...pages('', sample.paths), ...states])
await sample.stop()
for (const [mode, prefix] of [['empty', 'vide-'] as const, ['error500', 'panne-'] as const]) {
  const { site, stop } = await startSitePair({ mode })
  await take(site.url, pages(prefix, lists))
  await stop()
}
console.log(`Screenshots: ${folder}`)

/** Writes those screenshots of a site that the command line selects. */
async function take(origin: string, all: readonly State[]) {
  const captured = all
    .filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)))
    .flatMap((state) => {
      const { from = 0, to = Infinity } = state
      return widths.filter((it) => it >= from && it <= to).map((width) => ({ state, width }))
    })
  await pLimit(concurrency).map(captured, ({ state, width }) =>
    capture(browser, origin, state, width).catch((error: unknown) => {
      console.error(`${state.name} at ${width} px: ${String(error)}`)
      process.exitCode = 1
    }),
  )
}
