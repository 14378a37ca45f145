import sharp from 'sharp'
import { universePaths } from '../routes'
import { expect, test } from './site-test'

const ownPicture = /^\/_pictures\/.+\.[0-9a-f]{6,}\.\d+\.avif( \d+w)?$/
const phoneCrop = /^\/_pictures\/hero\/\w+\.[0-9a-f]{6,}\.\d+-960\.avif$/

// That the first one alone is requested, once, before all else: e2e/content/first-paint.spec.ts.
test('R18 R28 R31 R95 R112 R126 the home page and those of the universes offer their own pictures as AVIF files, the first one with priority, phones a crop of at most 30 KB', async ({
  request,
}) => {
  for (const path of ['/', ...universePaths]) {
    const html = await (await request.get(path)).text()
    const [, main = ''] = /<main[^>]*>([^]*)<\/main>/.exec(html) ?? []
    const [first = ''] = /<picture[^]*?<\/picture>/.exec(main) ?? []
    const sources = first.match(/<source [^>]*>/g) ?? []
    const [crop = '', ...widths] = [sources[0], sources.at(-1)].flatMap(
      (source = '') => /srcset="([^"]+)"/i.exec(source)?.[1]?.split(', ') ?? [],
    )
    expect(sources[0], path).toContain('(orientation: portrait)')
    expect(crop, path).toMatch(phoneCrop)
    expect(widths.length, path).toBeGreaterThan(1)
    expect(
      widths.filter((it) => !ownPicture.test(it)),
      path,
    ).toEqual([])
    expect(first, path).toMatch(/<img [^>]*fetchpriority="high"/i)
    expect(main.match(/"\/images\/[^"]*(?<!\.svg)"/g), path).toBeNull()

    const file = await (await request.get(crop)).body()
    expect(file.length, path).toBeLessThan(30_000)
    const { width, height } = await sharp(file).metadata()
    expect([width, height > 1000], path).toEqual([960, true])
  }
})
