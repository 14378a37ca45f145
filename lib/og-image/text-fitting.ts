import 'server-only'
import { createElement, type CSSProperties, type ReactElement } from 'react'
import satori from 'satori'
import { loadFonts, fontFamily } from './fonts'

/** Sizes of a title in pixels, the largest that fits wins; the last holds whatever is longer. */
const sizes = [132, 118, 106, 95, 85, 76, 68, 61, 55, 50, 46, 42, 38, 34] as const
const smallest = 34
/** Above these sizes a title has three lines at most, then four; below, as many as there is room. */
const displaySize = 76
const posterSize = 46
/** Nothing longer than this can be read on a card. */
const characters = 260

export type TitleFit = { text: string; size: number; lines: number }

const lineHeight = 1.04
const titleStyle = (size: number): CSSProperties => ({
  fontFamily,
  fontWeight: 700,
  fontSize: size,
  lineHeight,
  letterSpacing: -size * 0.022,
  wordBreak: 'break-word',
})

/** An element that satori lays out: every one is a flex box, as satori asks. */
export function box(style: CSSProperties, ...children: (ReactElement | string)[]): ReactElement {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children)
}

/** The drawing of an element: letters as outlines, nothing fetched. */
export async function toSvg(element: ReactElement, width: number, height: number): Promise<Buffer> {
  const svg = await satori(element, {
    width,
    height,
    fonts: await loadFonts(),
    loadAdditionalAsset: async () => [],
  })
  return Buffer.from(svg)
}

/** A title in its size, cut with «…» after the lines it was given. */
export function titleBox({ text, size, lines }: TitleFit, color: string): ReactElement {
  return box({ ...titleStyle(size), color, display: 'block', lineClamp: lines }, text)
}

/**
 * The largest size at which a title fits a column without breaking a word; words that no size can
 * hold are broken.
 * @param width and `height` of the room, in pixels
 */
export async function fitTitle(title: string, width: number, height: number): Promise<TitleFit> {
  const short = [...title].slice(0, characters).join('')
  // A word joiner keeps «Porto-Novo» on one line.
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

/** The widest and the highest of some texts as they would be drawn, in pixels. */
async function measure(
  texts: readonly string[],
  size: number,
  style: CSSProperties,
): Promise<{ width: number; height: number }> {
  const found = { width: 0, height: 0 }
  const rows = texts.map((text) => box({ ...titleStyle(size), ...style }, text))
  await satori(box({ flexDirection: 'column', alignItems: 'flex-start' }, ...rows), {
    width: 20_000,
    height: 20_000,
    fonts: await loadFonts(),
    loadAdditionalAsset: async () => [],
    onNodeDetected: (node) => {
      if (node.left === 0 && node.width < 20_000) {
        found.width = Math.max(found.width, node.width)
        found.height = Math.max(found.height, node.height)
      }
    },
  })
  return found
}
