import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** The largest allowed size of a file, by folder and type. */
const budgets: [folder: string, files: RegExp, kibibytes: number][] = [
  ['app/fonts', /\.woff2$/, 40],
  ['public/images/hero', /\.jpg$/, 150],
  ['public/images/carrousel', /\.jpg$/, 130],
  ['public/images/univers', /\.jpg$/, 110],
  ['public/images/destinations', /\.jpg$/, 110],
  ['backend/seed/pictures', /\.(jpg|webp)$/, 300],
  ['backend/seed/pictures/entetes', /\.mp4$/, 1200],
]

test.each(budgets)(
  'every file of %s that matches %s is at most %i KB',
  (folder, files, kibibytes) => {
    const found = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && files.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((file) => statSync(file).size > kibibytes * 1024)).toEqual([])
  },
)
