import type { SiteArea } from '@/contract/universes.mjs'
import { rayPath } from '@/lib/site/brand-mark'
import { colours } from '@/lib/site/colours'
import { ogImageHeight, ogImageWidth } from './address'

/** The colours of a share image: background, text, and two for its geometric ornaments. */
export type Theme = { ground: string; text: string; eyebrow: string; bright: string; deep: string }

const { brand, brandDeep, brandTint, ink, lagoon, laterite, lime, moon } = colours
const { night, ochre: bright, sand, terracotta, white } = colours

/** The colours of app/tokens.css, one set per area; text has a contrast ratio of at least 4.5 (AA). */
export const themes: Record<SiteArea, Theme> = {
  accueil: { ground: brandDeep, text: white, eyebrow: white, bright, deep: brand },
  medias: { ground: night, text: moon, eyebrow: brandTint, bright, deep: brand },
  beaute: { ground: sand, text: ink, eyebrow: terracotta, bright, deep: terracotta },
  voyage: { ground: lagoon, text: white, eyebrow: sand, bright, deep: brand },
  immobilier: { ground: laterite, text: white, eyebrow: lime, bright, deep: lime },
}

/** A point, in pixels of the share image. */
type Point = readonly [x: number, y: number]

/** Shapes that point to the right from a centre, turned counterclockwise by an angle in degrees. */
export const turned = ([x, y]: Point, angle: number, ...shapes: readonly string[]) =>
  `<g transform="translate(${x} ${y}) rotate(${-angle})">${shapes.join('')}</g>`

/** Of distances from that centre: a bar, as far above as below the line by default, and a triangle. */
const bar = (from: number, to: number, half: number, fill: string, top = -half) =>
  `<rect x="${from}" y="${top}" width="${to - from}" height="${half * 2}" fill="${fill}"/>`
export const triangle = (base: number, tip: number, half: number, fill: string) =>
  `<path d="M${base} ${-half}V${half}L${tip} 0z" fill="${fill}"/>`
const circle = ([x, y]: Point, radius: number, fill: string, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" fill-opacity="${opacity}"/>`

/** An SVG document of a size in pixels, for sharp to rasterise. */
export function svgDocument(width: number, height: number, content: string): Buffer {
  const box = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${box}>${content}</svg>`)
}

/** Height of the woven border at the bottom of every share image, in pixels. */
export const borderHeight = 30

/** Centre and radius of the disc under the text, in pixels; only its right part is visible. */
const disc: Point = [-300, 315]
const radius = 984
/** Degrees between two triangles on the disc's edge. */
const step = 2.4

/** The disc under the text beside a picture, with triangles and dashes along its edge. */
export function sunDisc({ ground, bright, deep }: Theme): string {
  const angles = Array.from({ length: 21 }, (_, index) => (index - 10) * step)
  const [base, dash] = [radius - 2, radius - 22]
  return [
    ...angles.map((it) => turned(disc, it + step / 2, triangle(base, base + 22, 20.6, bright))),
    ...angles.map((it) => turned(disc, it, triangle(base, base + 44, 20.6, ground))),
    circle(disc, radius, ground),
    ...angles.map((it) =>
      turned(disc, it, bar(dash, dash + 8, 9.1, deep, -2), bar(dash, dash + 8, 5.1, bright, -18.2)),
    ),
  ].join('')
}

/** The centre of the half sun drawn without a picture, and the angles and lengths of its rays. */
export const rising: Point = [904, ogImageHeight - borderHeight]
const rayAngles = [12, 37, 63, 90, 117, 143, 168]
const rayLengths = [106, 162, 142, 260, 142, 162, 106]

/** The brand mark at full size: a half sun with striped rays. */
export function risingSun(theme: Theme): string {
  const { ground, bright, deep } = theme
  const [x, y] = rising
  return [
    ...[430, 345, 262].map((it) => circle(rising, it, deep, 0.13)),
    ...rayAngles.map((angle, index) =>
      turned(rising, angle, wovenRay(rayLengths[index] ?? 0, theme)),
    ),
    ...Array.from({ length: 15 }, (_, index) =>
      turned(rising, 6 + index * 12, triangle(111.6, 138, 9.8, bright)),
    ),
    circle(rising, 116, bright),
    `<circle cx="${x}" cy="${y}" r="94" fill="none" stroke="${ground}" stroke-width="6"/>`,
  ].join('')
}

/** A ray with stripes across its length. */
function wovenRay(length: number, { ground, bright, deep, text }: Theme): string {
  const at = (part: number) => 162 + length * part
  return [
    bar(at(0), at(1), 21, bright),
    bar(at(0.1), at(0.16), 21, ground),
    bar(at(0.22), at(0.62), 21, deep),
    triangle(at(0.4), at(0.22), 21, text),
    triangle(at(0.4), at(0.6), 21, bright),
    bar(at(0.68), at(0.74), 21, ground),
    bar(at(0.84), at(0.9), 21, deep),
  ].join('')
}

/**
 * The border at the bottom, with the pattern of the site's dividers.
 * @param top, its upper edge, and `width` in pixels, both before it is scaled
 */
export function border(
  { ground, bright, deep, text }: Theme,
  { top, width, scale } = { top: ogImageHeight - borderHeight, width: ogImageWidth, scale: 1 },
): string {
  const cell = `<pattern id="border" width="120" height="${borderHeight}" patternUnits="userSpaceOnUse" y="${top}">
    <rect width="120" height="${borderHeight}" fill="${ground}"/>
    <path d="M0 0h30v30H0zM60 0h30v30H60z" fill="${deep}" fill-opacity="0.35"/>
    <path d="M30 30 45 0l15 30z" fill="${bright}"/>
    <path d="M90 0l15 30L120 0z" fill="${deep}"/>
    <path d="M5 8h20v4H5zm0 10h20v4H5z" fill="${text}" fill-opacity="0.85"/>
    <path d="M67 5h4v20h-4zm12 0h4v20h-4z" fill="${bright}"/>
  </pattern>`
  return `<defs>${cell}</defs><g transform="scale(${scale})"><rect y="${top}" width="${width}" height="${borderHeight}" fill="url(#border)"/></g>`
}

/** The small brand mark (components/ui/brand-mark.tsx), in a box of 48 × 40 pixels. */
export function brandMark([left, top]: Point, color: string, scale: number): string {
  return `<g transform="translate(${left} ${top}) scale(${scale})" fill="${color}">
    <path d="${rayPath}" stroke="${color}" stroke-width="3.2"/>
    <path d="M14 30a10 10 0 0 1 20 0z"/>
    <path d="M4 33h40v2.4H4zM9 37.6h30V40H9z" opacity="0.75"/>
  </g>`
}

/** A play icon on the disc's edge. */
export function playIcon({ ground, bright }: Theme): string {
  const [x, y] = [disc[0] + radius + 118, disc[1]]
  return `${circle([x, y], 56, ground, 0.92)}
    <circle cx="${x}" cy="${y}" r="48" fill="none" stroke="${bright}" stroke-width="4"/>
    <path d="M${x - 13} ${y - 23} ${x + 27} ${y} ${x - 13} ${y + 23}z" fill="${colours.white}"/>`
}
