import type { SiteArea } from '@/lib/shared/universes.mjs'
import { rayPath } from '@/lib/site/brand-mark'
import { colours } from '@/lib/site/colours'
import { ogImageHeight, ogImageWidth } from './address'

/** The colours of a share image: background, text, and two for its geometric ornaments. */
export type Theme = {
  ground: string
  text: string
  eyebrow: string
  bright: string
  deep: string
}

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

/** The point at an angle (degrees, counterclockwise from the right) and a distance from a centre. */
function polar([x, y]: Point, angle: number, radius: number): Point {
  const radians = (angle * Math.PI) / 180
  return [x + Math.cos(radians) * radius, y - Math.sin(radians) * radius]
}

/** A polygon of one colour. */
function polygon(points: readonly Point[], fill: string, opacity = 1): string {
  const list = points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
  return `<polygon points="${list}" fill="${fill}" fill-opacity="${opacity}"/>`
}

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
  const [x, y] = disc
  const circle = (r: number, fill: string) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
  const angles = Array.from({ length: 21 }, (_, index) => (index - 10) * step)
  const triangles = angles.map((angle) => triangle(angle, radius - 2, 44, ground))
  const smallTriangles = angles.map((angle) => triangle(angle + step / 2, radius - 2, 22, bright))
  const allDashes = angles.map((angle) => dashes(angle, radius - 18, deep, bright))
  return [...smallTriangles, ...triangles, circle(radius, ground), ...allDashes].join('')
}

/** A triangle on the disc's edge that points outwards. */
function triangle(angle: number, baseRadius: number, length: number, fill: string): string {
  const half = step / 2
  const corners = [polar(disc, angle - half, baseRadius), polar(disc, angle + half, baseRadius)]
  return polygon([...corners, polar(disc, angle, baseRadius + length)], fill)
}

/** Two dashes along the inside of the edge. */
function dashes(angle: number, dashRadius: number, deep: string, bright: string): string {
  const strip = (from: number, to: number, fill: string) =>
    polygon(
      [
        polar(disc, from, dashRadius - 4),
        polar(disc, to, dashRadius - 4),
        polar(disc, to, dashRadius + 4),
        polar(disc, from, dashRadius + 4),
      ],
      fill,
    )
  return (
    strip(angle - step * 0.4, angle + step * 0.05, deep) +
    strip(angle + step * 0.2, angle + step * 0.45, bright)
  )
}

/** The centre of the half sun drawn without a picture, and the angle and length of each ray. */
const rising: Point = [904, ogImageHeight - borderHeight]
const rays = [
  [12, 106],
  [37, 162],
  [63, 142],
  [90, 260],
  [117, 142],
  [143, 162],
  [168, 106],
] as const

/** The brand mark at full size: a half sun with striped rays. */
export function risingSun({ ground, bright, deep, text }: Theme): string {
  const [x, y] = rising
  const halo = [430, 345, 262]
    .map((r) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${deep}" fill-opacity="0.13"/>`)
    .join('')
  const strips = rays.map(([angle, length]) => wovenRay(angle, length, ground, bright, deep, text))
  const core = `<circle cx="${x}" cy="${y}" r="116" fill="${bright}"/>`
  const triangles = Array.from({ length: 15 }, (_, index) => {
    const angle = 6 + index * 12
    const corners = [polar(rising, angle - 5, 112), polar(rising, angle + 5, 112)]
    return polygon([...corners, polar(rising, angle, 138)], bright)
  })
  const ring = `<circle cx="${x}" cy="${y}" r="94" fill="none" stroke="${ground}" stroke-width="6"/>`
  return [halo, ...strips, ...triangles, core, ring].join('')
}

/** A ray with stripes across its length. */
function wovenRay(
  angle: number,
  length: number,
  ground: string,
  bright: string,
  deep: string,
  text: string,
): string {
  const inner = 162
  const across = (distance: number, width: number): [Point, Point] => {
    const middle = polar(rising, angle, distance)
    return [polar(middle, angle + 90, width), polar(middle, angle - 90, width)]
  }
  const block = (from: number, to: number, width: number, fill: string) => {
    const [a, b] = across(inner + from, width)
    const [c, d] = across(inner + to, width)
    return polygon([a, b, d, c], fill)
  }
  const [left, right] = across(inner + length * 0.4, 21)
  return [
    block(0, length, 21, bright),
    block(length * 0.1, length * 0.16, 21, ground),
    block(length * 0.22, length * 0.62, 21, deep),
    polygon([left, polar(rising, angle, inner + length * 0.22), right], text),
    polygon([left, polar(rising, angle, inner + length * 0.6), right], bright),
    block(length * 0.68, length * 0.74, 21, ground),
    block(length * 0.84, length * 0.9, 21, deep),
  ].join('')
}

/** The border at the bottom, with the pattern of the site's dividers. */
export function border({ ground, bright, deep, text }: Theme): string {
  const top = ogImageHeight - borderHeight
  const cell = `<pattern id="border" width="120" height="${borderHeight}" patternUnits="userSpaceOnUse" y="${top}">
    <rect width="120" height="${borderHeight}" fill="${ground}"/>
    <path d="M0 0h30v30H0zM60 0h30v30H60z" fill="${deep}" fill-opacity="0.35"/>
    <path d="M30 30 45 0l15 30z" fill="${bright}"/>
    <path d="M90 0l15 30L120 0z" fill="${deep}"/>
    <path d="M5 8h20v4H5zm0 10h20v4H5z" fill="${text}" fill-opacity="0.85"/>
    <path d="M67 5h4v20h-4zm12 0h4v20h-4z" fill="${bright}"/>
  </pattern>`
  return `<defs>${cell}</defs><rect y="${top}" width="${ogImageWidth}" height="${borderHeight}" fill="url(#border)"/>`
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
  const [x, y] = polar(disc, 0, radius + 118)
  return `<circle cx="${x}" cy="${y}" r="56" fill="${ground}" fill-opacity="0.92"/>
    <circle cx="${x}" cy="${y}" r="48" fill="none" stroke="${bright}" stroke-width="4"/>
    <path d="M${x - 13} ${y - 23} ${x + 27} ${y} ${x - 13} ${y + 23}z" fill="${colours.white}"/>`
}
