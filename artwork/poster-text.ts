import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createElement, type CSSProperties, type ReactElement } from 'react'
import satori, { type Font } from 'satori'

/** The text of a poster as outlines, which need no font of the machine. */
export type PosterText = {
  /** An `<svg>` element; its top left corner is at the origin. */
  markup: string
  height: number
}

type Texts = {
  title: string
  place: string
  /** Colours of the title and of what stands below it. */
  ink: string
  accent: string
}

/** In pixels; the largest size of the headline that fits is used. */
const sizes = [140, 128, 116, 106, 96, 88, 80] as const
const maxHeight = 412
const width = 944

const { resolve } = createRequire(import.meta.url)
const weights = [600, 800] as const
const fonts: Font[] = await Promise.all(
  weights.map(async (weight) => {
    const file = `@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${weight}-normal.woff`
    return { name: 'Bricolage Grotesque', weight, data: await readFile(resolve(file)) }
  }),
)

const line = (style: CSSProperties, text: string) =>
  createElement(
    'div',
    { key: text, style: { textWrap: 'balance', whiteSpace: 'pre-wrap', ...style } },
    text,
  )

const draw = (children: ReactElement[]) =>
  satori(
    createElement(
      'div',
      { style: { width, display: 'flex', flexDirection: 'column', alignItems: 'flex-start' } },
      children,
    ),
    { width, fonts },
  )

/** The title and the place of an event; what follows a colon in the title is a smaller line. */
export async function posterText({ title, place, ink, accent }: Texts): Promise<PosterText> {
  const [headline = '', subline] = title.replaceAll('\u202f', '\u00a0').split('\u00a0: ')
  for (const fontSize of sizes) {
    const children = [
      line(
        { color: ink, fontSize, fontWeight: 800, lineHeight: 0.98, letterSpacing: '-0.02em' },
        // A word with a hyphen starts a line, so that the line does not end at the hyphen.
        headline.replace(/ (\S+-\S+)/u, '\n$1'),
      ),
      ...(subline === undefined
        ? []
        : [
            line(
              { color: ink, fontSize: 66, fontWeight: 600, lineHeight: 1.05, marginTop: 18 },
              subline,
            ),
          ]),
      line({ color: accent, fontSize: 44, fontWeight: 600, lineHeight: 1.1, marginTop: 30 }, place),
    ]
    const markup = await draw(children)
    const height = Number(/ height="([\d.]+)"/.exec(markup)?.[1])
    if (height <= maxHeight) return { markup, height }
  }
  throw new Error(`The title is too long for a poster: ${title}`)
}
