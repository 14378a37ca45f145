import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createElement, type CSSProperties, type ReactElement } from 'react'
import satori, { type Font } from 'satori'

/** Subsets of the font, in the order in which characters are looked up. */
const subsets = ['latin', 'latin-ext', 'vietnamese'] as const
const weights = [500, 700] as const
const folder = 'node_modules/@fontsource/bricolage-grotesque/files'

export const fontFamily = subsets.join(', ')

let loading: Promise<Font[]> | undefined

/** The display font, read from its npm package: no system font is needed. */
export function loadFonts(): Promise<Font[]> {
  loading ??= Promise.all(
    subsets.flatMap((name) =>
      weights.map(async (weight) => {
        const file = `bricolage-grotesque-${name}-${weight}-normal.woff`
        return { name, weight, data: await readFile(path.join(process.cwd(), folder, file)) }
      }),
    ),
  )
  return loading
}

/** The characters that Bricolage Grotesque can draw: Latin, Latin Extended and Vietnamese subsets. */
const supported = [
  String.raw`\u0020-\u007e\u00a0-\u00a3\u00a5-\u00ac\u00ae-\u0107\u010a-\u0113\u0116-\u011b`,
  String.raw`\u011e-\u0123\u0126-\u012b\u012e-\u0133\u0136-\u0137\u0139-\u013e\u0141-\u0148`,
  String.raw`\u014a-\u014d\u0150-\u015b\u015e-\u0161\u0164-\u0165\u0168-\u017e\u01a0-\u01a1`,
  String.raw`\u01af-\u01b0\u01cd-\u01ce\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u2013-\u2014`,
  String.raw`\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039-\u203a\u20a6\u20ac\u2122\u2212`,
].join('')
const isSupported = new RegExp(`^[${supported}]$`, 'u')

/** Letters of Fon, Ewe and Yoruba that the font lacks, and their replacements. */
const latin: Record<string, string> = { ɔ: 'o', Ɔ: 'O', ɛ: 'e', Ɛ: 'E', ɖ: 'd', Ɖ: 'D', ƒ: 'f' }

/**
 * A text reduced to characters that the font has: others lose their accent or are removed.
 * @returns an empty text when no letter and no digit remains
 */
export function drawableText(text: string): string {
  const drawable = Array.from(text.normalize('NFC'), drawableCharacter).join('')
  const line = drawable.replace(/ +/g, ' ').trim()
  return /[\p{L}\p{N}]/u.test(line) ? line : ''
}

function drawableCharacter(character: string): string {
  if (character === '\u202f') return '\u00a0'
  if (/^\s$/u.test(character) && character !== '\u00a0') return ' '
  if (isSupported.test(character)) return character
  const base = latin[character] ?? character.normalize('NFD').charAt(0)
  return isSupported.test(base) ? base : ''
}

/** Font sizes of a title in pixels; the largest that fits is used. */
const sizes = [132, 118, 106, 95, 85, 76, 68, 61, 55, 50, 46, 42, 38, 34] as const
const smallest = 34
/** Sizes above `displaySize` have at most three lines, sizes from `posterSize` on at most four. */
const displaySize = 76
const posterSize = 46
/** Characters of a title at most. */
const maxCharacters = 260

type TitleFit = { text: string; size: number; lines: number }

const lineHeight = 1.04
const titleStyle = (size: number): CSSProperties => ({
  fontFamily,
  fontWeight: 700,
  fontSize: size,
  lineHeight,
  letterSpacing: -size * 0.022,
  wordBreak: 'break-word',
})

/** An element for satori, which requires `display: flex`. */
export function box(style: CSSProperties, ...children: (ReactElement | string)[]): ReactElement {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children)
}

/** Renders an element to SVG, with text as outlines; nothing is fetched. */
export async function toSvg(element: ReactElement, width: number, height: number): Promise<Buffer> {
  const svg = await satori(element, {
    width,
    height,
    fonts: await loadFonts(),
    loadAdditionalAsset: async () => [],
  })
  return Buffer.from(svg)
}

/** A title at its font size, truncated with «…» after its number of lines. */
export function titleBox({ text, size, lines }: TitleFit, color: string): ReactElement {
  return box({ ...titleStyle(size), color, display: 'block', lineClamp: lines }, text)
}

/**
 * The largest font size at which a title fits without breaking a word; a word that is too long for
 * every size is broken.
 * @param width and `height` of the room, in pixels
 */
export async function fitTitle(title: string, width: number, height: number): Promise<TitleFit> {
  const short = [...title].slice(0, maxCharacters).join('')
  // A word joiner prevents a line break in «Porto-Novo».
  const joined = short.replace(/-(?=\p{L})/gu, '-\u2060')
  const widest = (await measure(joined.split(' '), smallest, {})).width / smallest
  const whole = sizes.filter((size) => widest * size <= width)
  const text = whole.length > 0 ? joined : short.replaceAll('\u00a0', ' ')
  const candidates = whole.length > 0 ? whole : sizes.filter((size) => size <= posterSize)
  for (const size of candidates) {
    const measured = await measure([text], size, { width })
    const lines = Math.round(measured.height / (size * lineHeight))
    if (measured.height <= height && lines <= mostLines(size)) return { text, size, lines }
  }
  return { text, size: smallest, lines: Math.floor(height / (smallest * lineHeight)) }
}

function mostLines(size: number): number {
  if (size > displaySize) return 3
  return size >= posterSize ? 4 : 99
}

/** The largest width and height of texts as laid out by satori, in pixels. */
async function measure(texts: readonly string[], size: number, style: CSSProperties) {
  const largest = { width: 0, height: 0 }
  const rows = texts.map((text) => box({ ...titleStyle(size), ...style }, text))
  await satori(box({ flexDirection: 'column', alignItems: 'flex-start' }, ...rows), {
    width: 20_000,
    height: 20_000,
    fonts: await loadFonts(),
    loadAdditionalAsset: async () => [],
    onNodeDetected: (node) => {
      if (node.left === 0 && node.width < 20_000) {
        largest.width = Math.max(largest.width, node.width)
        largest.height = Math.max(largest.height, node.height)
      }
    },
  })
  return largest
}
