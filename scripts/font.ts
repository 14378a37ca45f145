import { copyFile, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'

/** Makes app/fonts from the font's package: French characters and the weights in use. */
const from = 'node_modules/@fontsource-variable/bricolage-grotesque'
const to = 'app/fonts'

/** The largest allowed size, in bytes: every visitor loads the font. */
const budget = 32 * 1024

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('')
const letters = range(0xc0, 0xd6) + range(0xd8, 0xf6) + range(0xf8, 0xff) + 'ŒœŸ'
const french = range(0x20, 0x7e) + letters + '\u00a0\u202f²«»‘’“”–—…•·°€©←→↗›‹'

const original = await readFile(
  path.join(from, 'files/bricolage-grotesque-latin-wght-normal.woff2'),
)
const subset = await subsetFont(original, french, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 500, max: 700, default: 700 } },
})
if (subset.length > budget)
  throw new Error(`The font has ${subset.length} bytes, ${budget} are allowed.`)
await writeFile(path.join(to, 'bricolage-grotesque.woff2'), subset)
await copyFile(path.join(from, 'LICENSE'), path.join(to, 'LICENSE'))
console.log(`${original.length} bytes became ${subset.length}.`)
