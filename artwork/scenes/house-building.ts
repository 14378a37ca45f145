import { lighter, mix } from '../color'
import { buildingBlock, buildingCorner } from '../parts/building-block'
import { palm } from '../parts/palm'
import { broadleafTree, hills, treeline } from '../parts/trees'
import { balcony, stairs, veranda } from '../parts/veranda'
import type { BlockOptions } from '../parts/wall'
import { ripples, sunGlitter, water } from '../parts/water'
import { repeat } from '../random'
import { group, num, place, polygon, rect } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import type { BlockSpec, HouseSpec } from './house-spec'

function completeBlock(b: BlockSpec, h: HouseSpec): BlockOptions {
  const p = h.palette
  return {
    ...b,
    frame: b.frame ?? p.near,
    roofColor: b.roofColor ?? p.ground[1],
    pane: mix(p.near, p.sky[0], 0.4),
    ...(h.lightsOn ? { lamp: p.lamp } : {}),
  }
}

/** What stands behind a house, down to the ground. */
export function houseBackground(s: SvgCanvas, h: HouseSpec): string {
  const p = h.palette
  const y = h.groundY
  const m = 900
  switch (h.backdrop) {
    case 'hills':
      return (
        hills(s, y - 150, 40, 900, p.far) +
        hills(s, y - 80, 30, 900, mix(p.far, p.mid, 0.6)) +
        treeline(s, y, 60, p.mid, 3)
      )
    case 'sea':
      return (
        water(s, p, y - 130, y + 10) +
        ripples(s, 26, y - 130, y, '#ffffff', 0.5) +
        sunGlitter(s, h.light.x * s.w, y - 130, y, 70, p.sun)
      )
    case 'lagoon':
      return (
        treeline(s, y - 110, 46, p.far, 8) +
        water(s, p, y - 110, y + 10) +
        ripples(s, 26, y - 110, y, p.sun, 0.5)
      )
    case 'palms':
      return (
        treeline(s, y, 80, p.mid, 0) +
        repeat(7, (i) =>
          palm(s, {
            x: s.w * (i / 6 + s.rng.range(-0.05, 0.05)),
            y,
            height: m * s.rng.range(0.34, 0.56),
            lean: s.rng.range(-0.16, 0.16),
            trunk: p.mid,
            leaf: [mix(p.far, p.leaf[0], 0.4), mix(p.mid, p.leaf[1], 0.3), p.mid],
          }),
        )
      )
    case 'town':
      return (
        repeat(9, (i) =>
          rect(
            s.w * (i / 9) - 10,
            y - s.rng.range(60, 190),
            s.w / 8.4,
            220,
            i % 2 === 0 ? p.far : mix(p.far, p.mid, 0.4),
          ),
        ) + treeline(s, y, 60, p.mid, 3)
      )
    default:
      return repeat(7, (i) =>
        broadleafTree(
          s,
          s.w * (i / 6 + s.rng.range(-0.05, 0.05)),
          y,
          m * s.rng.range(0.26, 0.4),
          [mix(p.far, p.leaf[0], 0.3), mix(p.mid, p.leaf[1], 0.3), p.mid],
          p.mid,
          1.2,
        ),
      )
  }
}

/** The building of a house: blocks, stairs, balconies and veranda. */
export function houseBuilding(s: SvgCanvas, h: HouseSpec): string {
  const p = h.palette
  let out = ''
  const rightEdge = h.blocks.reduce((sum, b) => Math.max(sum, b.x + b.w), 0)
  const first = h.blocks[0]
  if (first !== undefined)
    out += polygon(
      [
        [first.x, h.groundY],
        [rightEdge, h.groundY],
        [rightEdge + 170, h.groundY + 46],
        [first.x + 120, h.groundY + 46],
      ],
      p.ink,
      { opacity: 0.22 },
    )
  out += h.blocks
    .map((b) => group(buildingBlock(s, completeBlock(b, h)), `translate(0 ${num(h.groundY)})`))
    .join('')
  if (h.corner) {
    const corner = h.corner
    const drawCorner = (front: BlockSpec, side: BlockSpec) =>
      buildingCorner(s, completeBlock(front, h), completeBlock(side, h), corner.top, corner.slope)
    out += polygon(
      [
        [corner.x - corner.front.w, corner.y - corner.front.w * 0.16],
        [corner.x, corner.y],
        [corner.x + corner.side.w, corner.y - corner.side.w * 0.24],
        [corner.x + corner.side.w + 200, corner.y - corner.side.w * 0.1],
        [corner.x + 160, corner.y + 30],
      ],
      p.ink,
      { opacity: 0.22 },
    )
    out +=
      place(drawCorner(corner.front, corner.side), corner.x, corner.y) +
      (corner.upper
        ? place(
            drawCorner(corner.upper.front, corner.upper.side),
            corner.x + corner.upper.dx,
            corner.y - corner.front.h - 8,
          )
        : '')
  }
  if (h.stairs)
    out += stairs(h.stairs.x, h.groundY, h.stairs.w, h.stairs.h, 12, lighter(p.wall[1], 0.1))
  out += (h.balconies ?? [])
    .map((b, i) => balcony(b.x, h.groundY - b.y, b.w, b.h, b.color ?? p.wall[0], b.kind, p.near, i))
    .join('')
  if (h.veranda)
    out += veranda(
      s,
      h.veranda.x,
      h.groundY,
      h.veranda.w,
      h.veranda.h,
      h.veranda.columns,
      lighter(p.wall[0], 0.1),
      h.veranda.roof ?? p.ground[1],
      h.veranda.arched,
    )
  return out
}
