import { darker, lighter } from '../color'
import { repeat } from '../random'
import { group, num, path, polygon, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import { roof } from './roof'
import type { BlockOptions } from './wall'
import { facade } from './wall'

/** A building block (walls, openings, roof), seen from the front. */
export function buildingBlock(s: SvgCanvas, b: BlockOptions): string {
  const y = -(b.y ?? 0)
  return group(
    facade(s, b) +
      group(roof(s, b.roof, b.w, b.h, b.roofColor, b.wall), `translate(0 ${num(-b.h)})`),
    `translate(${num(b.x)} ${num(y)})`,
  )
}

/** Two walls of a block seen at its corner from slightly above; the near edge is at (0, 0). */
export function buildingCorner(
  s: SvgCanvas,
  front: BlockOptions,
  side: BlockOptions,
  roofTop: string,
  slope = 0.16,
): string {
  const [w, d, h] = [front.w, side.w, front.h]
  const y = -(front.y ?? 0)
  const [a, b] = [slope, slope * 1.5]
  const lip = h * 0.035
  const top = (k: number): string =>
    `M0 ${num(-h - k)}L${num(-w)} ${num(-h - k - w * a)}L${num(-w + d)} ${num(-h - k - w * a - d * b)}L${num(d)} ${num(-h - k - d * b)}Z`
  const flat =
    path(top(0), lighter(front.wall, 0.25)) +
    `<g transform="translate(0 ${num(-h)}) scale(0.93) translate(${num((d - w) * 0.035)} ${num(h - (w * a + d * b) * 0.034)})">${path(top(0), roofTop)}</g>`
  const r = Math.min(w, d) * 0.42
  const [cx, cy] = [(d - w) / 2, -h - (w * a + d * b) / 2 - r]
  const o = Math.min(w, d) * 0.09
  const eave = {
    n: [0, -h + o * 0.9],
    l: [-w - o, -h - w * a + o * 0.1],
    r: [d + o, -h - d * b + o * 0.1],
  } as const
  const ridge = [
    [cx - w * 0.22, cy - w * a * 0.2 + d * 0.0],
    [cx + w * 0.16, cy + w * a * 0.2],
  ] as const
  const hip =
    polygon([eave.n, eave.l, ridge[0], ridge[1]], roofTop) +
    polygon([eave.n, ridge[1], eave.r], darker(roofTop, 0.25)) +
    repeat(9, (i) => {
      const t = i / 9
      return stroke(
        `M${num(eave.n[0] + (eave.l[0] - eave.n[0]) * t)} ${num(eave.n[1] + (eave.l[1] - eave.n[1]) * t)}L${num(ridge[1][0] + (ridge[0][0] - ridge[1][0]) * t)} ${num(ridge[1][1] + (ridge[0][1] - ridge[1][1]) * t)}`,
        darker(roofTop, 0.3),
        2.4,
        { opacity: 0.6 },
      )
    }) +
    stroke(
      `M${num(eave.l[0])} ${num(eave.l[1])}L${eave.n[0]} ${num(eave.n[1])}L${num(eave.r[0])} ${num(eave.r[1])}`,
      lighter(roofTop, 0.3),
      lip * 0.5,
    )
  return group(
    `<g transform="matrix(1 ${num(a, 3)} 0 1 0 0)"><g transform="translate(${num(-w)} 0)">${facade(s, front)}</g></g>` +
      `<g transform="matrix(1 ${num(-b, 3)} 0 1 0 0)">${facade(s, side)}${rect(0, -h, d, h, '#1a0d2a', { opacity: 0.26 })}</g>` +
      (front.roof === 'hip' ? hip : flat),
    `translate(${num(front.x)} ${num(y)})`,
  )
}
