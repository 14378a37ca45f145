import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { colours } from '@/lib/site/colours'
import { contrast } from '@/testing/contrast'

const css = readFileSync('app/tokens.css', 'utf8')
const tokens = Object.fromEntries(
  [...css.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
) as Record<string, string>

const header = readFileSync('components/layout/header.css', 'utf8')

/** The ground of the header once scrolled, and of the footer: the brand's, and one for each universe. */
const shells = ['night', 'indigo', 'hibiscus', 'lagoon-deep', 'laterite-deep']

test.each([
  ['ink', 'paper'],
  ['ink-muted', 'paper'],
  ['brand', 'paper'],
  ['moon', 'night'],
  ['dusk', 'night'],
  ['dusk', 'night-raised'],
  ['brand-tint', 'night'],
  ['ink', 'sand'],
  ['ink-muted', 'sand'],
  ['terracotta', 'sand'],
  ['ink', 'mist'],
  ['ink-muted', 'mist'],
  ['lagoon', 'mist'],
  ['ink', 'lime'],
  ['ink-muted', 'lime'],
  ['laterite', 'lime'],
  ['paper-raised', 'brand'],
  ['paper-raised', 'brand-deep'],
  ['paper-raised', 'terracotta'],
  ['paper-raised', 'lagoon'],
  ['paper-raised', 'laterite'],
  ['paper-raised', 'whatsapp'],
  ['paper-raised', 'whatsapp-deep'],
  ['night', 'brand-tint'],
  ...shells.flatMap((shell) => [
    ['moon', shell],
    ['dusk', shell],
    ['brand-tint', shell],
  ]),
])('%s on %s can be read (4.5:1)', (text, ground) => {
  expect(tokens).toHaveProperty([text])
  expect(tokens).toHaveProperty([ground])
  expect(contrast(tokens[text] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(4.5)
})

/** The opacity of a scrolled header, in components/layout/header.css. */
const opacity =
  Number(/color-mix\(in srgb, var\(--shell\) (\d+)%/.exec(header)?.[1] ?? Number.NaN) / 100

/** A colour as a translucent layer over a white page, the worst ground of a dark header. */
function overWhite(colour: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
  const mixed = channels.map((channel) => Math.round(channel * opacity + 255 * (1 - opacity)))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

test.each(shells)('R27 white on a header scrolled over a white page can be read on %s', (shell) => {
  expect(css).toContain(`--shell: theme(--color-${shell});`)
  expect(contrast('#ffffff', overWhite(tokens[shell] ?? ''))).toBeGreaterThanOrEqual(4.5)
})

test('R8 the brand is #3064E8', () => {
  expect(tokens.brand).toBe('#3064e8')
})

test('the colours that code needs are those of the style sheet', () => {
  const known = new Set(Object.values(tokens))
  expect(Object.values(colours).filter((colour) => !known.has(colour))).toEqual([])
})

test('no other file holds a colour of its own', () => {
  const files = ['app', 'components', 'lib']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.join(parentPath, name)),
    )
    .filter((file) => /\.(tsx?|css)$/.test(file))
    .filter((file) => !/tokens\.css$|colours\.ts$|\.test\.ts$/.test(file))
  expect(files.length).toBeGreaterThan(100)
  const raw = /(?<![&\w/])#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!-)|\b(rgb|hsl|oklch)a?\(/i
  expect(files.filter((file) => raw.test(readFileSync(file, 'utf8')))).toEqual([])
})
