import { darker, lighter, mix } from '../color'
import type { Palette } from '../palettes'
import { accentCloth, clothKindAt } from '../parts/cloth'
import { jar } from '../parts/jar'
import { leafClump } from '../parts/leaves'
import { cycle } from '../random'
import { path, rect } from '../shapes'
import type { Scene } from './scene'

/**
 * A scene seen through arches in the foreground; even values of `kind` give round arches, odd ones
 * a pointed arch.
 */
export function framedByArch(p: Palette, inner: Scene, kind: number): Scene {
  return (s) => {
    const b = inner(s)
    const arches =
      kind % 2 === 0
        ? `M150 ${s.h}V420A300 300 0 0 1 750 420V${s.h}ZM810 ${s.h}V420A300 300 0 0 1 ${s.w + 210} 420V${s.h}Z`
        : `M190 ${s.h}V480C190 260 400 200 600 100C800 200 1010 260 1010 480V${s.h}Z`
    const d = `M0 0H${s.w}V${s.h}H0Z${arches}`
    const wall = mix(p.wall[1], p.ground[0], 0.62)
    return (
      b +
      path(
        d,
        s.linearGradient(
          [
            [0, wall],
            [1, darker(wall, 0.35)],
          ],
          0,
          0,
          1,
          1,
        ),
        { extra: 'fill-rule="evenodd"' },
      ) +
      path(arches, 'none', { stroke: lighter(p.wall[0], 0.2), width: 12, opacity: 0.75 }) +
      rect(
        0,
        s.h - 70,
        s.w,
        70,
        accentCloth(
          s,
          [p.ground[2], p.ground[0], cycle(p.accents, 1), p.ground[1], p.wall[0]],
          'triangles',
          70,
        ),
        { opacity: kind % 2 === 0 ? 0 : 0.9 },
      ) +
      jar(
        s,
        90,
        s.h - 10,
        230,
        p.ground[1],
        accentCloth(s, p.accents, clothKindAt(kind + 5), 34, kind),
      ) +
      leafClump(s, s.w - 60, s.h + 10, 330, p.leaf, 9, 60)
    )
  }
}
