import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { chromium } from '@playwright/test'
import { universes } from '../../../lib/shared/universes.mjs'
import { chromiumArgs, ensureChromium } from '../find-chromium.mjs'
import { measure } from '../size/measure'
import { type PhoneLoad, phoneLoad } from './phone-load'
import { serveStaticPages } from './static-page'

const kibibyte = 1024

/**
 * Prints, for the home page and each universe, what a slow phone measures and how many bytes it
 * loads, beside an empty Next page and a plain page of the same text.
 * @param site the site's origin
 * @param empty the origin of the empty application
 * @param staticPort a free port for the plain pages
 */
export async function printPages(site: string, empty: string, staticPort: number) {
  const plain = serveStaticPages(staticPort)
  try {
    const emptyLoad = await phoneLoad(empty)
    printLoad('empty page', emptyLoad)
    await printBytes('empty page', empty, '/')
    for (const path of ['/', ...universes.map((universe) => universe.path)]) {
      plain.show(await (await fetch(site + path)).text())
      const plainLoad = await phoneLoad(`http://127.0.0.1:${staticPort}/`)
      const load = await phoneLoad(site + path)
      printLoad(`${path}, plain text`, plainLoad)
      printLoad(path, load)
      printRatios(`${path} / empty page`, load, emptyLoad)
      printRatios(`${path} / plain text`, load, plainLoad)
      await printBytes(path, site, path)
    }
  } finally {
    plain.stop()
  }
}

function printLoad(name: string, { fcp, lcp, tbt, longest }: PhoneLoad) {
  const [paint, largest, blocking, task] = [fcp, lcp, tbt, longest].map(Math.round)
  row(name, `FCP ${paint} ms, LCP ${largest} ms, TBT ${blocking} ms, longest task ${task} ms`)
}

function printRatios(name: string, one: PhoneLoad, other: PhoneLoad) {
  const ratio = (key: keyof PhoneLoad) => (one[key] / other[key]).toFixed(2)
  row(name, `FCP ${ratio('fcp')}, LCP ${ratio('lcp')}, TBT ${other.tbt > 0 ? ratio('tbt') : '–'}`)
}

async function printBytes(name: string, origin: string, path: string) {
  const raw = (await (await fetch(origin + path)).arrayBuffer()).byteLength
  const sent = await compressedBytes(origin + path)
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
  const { first, settled, view } = await measure(browser, origin, path)
  await browser.close()
  const [html, compressed, scripts, later, all] = [raw, sent, first, settled, view].map((bytes) =>
    (bytes / kibibyte).toFixed(1),
  )
  row(
    name,
    `HTML ${html} KB, sent as ${compressed}; scripts first ${scripts}, settled ${later}; first view ${all}`,
  )
}

/** The bytes of an answer as they are sent to a browser. */
async function compressedBytes(url: string): Promise<number> {
  const headers = { 'accept-encoding': 'br, gzip' }
  // Twice before: the first request may render the page, the second one makes its smaller copy.
  for (let warm = 0; warm < 2; warm++) await (await fetch(url, { headers })).arrayBuffer()
  const [response] = (await once(get(url, { headers }), 'response')) as [IncomingMessage]
  return (await buffer(response)).length
}

function row(name: string, figures: string) {
  console.log(`${name.padEnd(30)} ${figures}`)
}
