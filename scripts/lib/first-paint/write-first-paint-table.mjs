import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { firstPaintFile } from '../../../lib/document/first-paint-table.mjs'
import { firstPaintRules } from './first-paint-rules.mjs'

/**
 * Takes the stylesheets of a build apart for the first paint of its documents.
 * @param {string} output the folder of the build, `.next`
 */
export async function writeFirstPaintTable(output) {
  const chunks = path.join(output, 'static/chunks')
  const names = (await readdir(chunks)).filter((name) => name.endsWith('.css'))
  const entries = names.map(async (name) => {
    const url = `/_next/static/chunks/${name}`
    return [url, firstPaintRules(await readFile(path.join(chunks, name), 'utf8'), url)]
  })
  const table = Object.fromEntries(await Promise.all(entries))
  await writeFile(path.join(output, 'server', firstPaintFile), JSON.stringify(table))
}
