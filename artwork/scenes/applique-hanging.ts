import { lighter } from '../color'
import type { Palette } from '../palettes'
import type { AppliqueMotif } from '../parts/applique-motifs'
import { appliqueMotifs } from '../parts/applique-motifs'
import { accentCloth } from '../parts/cloth'
import { glow } from '../parts/sky'
import { cycle } from '../random'
import { place, rect } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import type { Scene } from './scene'

/** A motif sewn on cloth, with a small shadow and visible stitches. */
function sewnMotif(
  s: SvgCanvas,
  kind: AppliqueMotif,
  x: number,
  y: number,
  k: number,
  a: string,
  b: string,
  rotation = 0,
): string {
  const draw = appliqueMotifs[kind]
  return (
    place(
      draw(
        s.define(
          (id) => `<linearGradient id="${id}"><stop stop-color="#120818"/></linearGradient>`,
        ),
        '#120818',
      ),
      x + k * 0.03,
      y + k * 0.04,
      k / 200,
      k / 200,
      rotation,
    ).replace('<g ', '<g opacity="0.3" ') + place(draw(a, b), x, y, k / 200, k / 200, rotation)
  )
}

/** An appliqué wall hanging: a sun, motifs in panels, a border of triangles. */
export function appliqueHanging(
  p: Palette,
  o: { suns: number; cols: number; rows: number; ground: number },
): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const b = m * 0.1
    const [w, h] = [(s.w - 2 * b) / o.cols, (s.h - 2 * b) / o.rows]
    const grounds = [
      p.accents[4],
      cycle(p.accents, o.ground),
      cycle(p.accents, 0),
      p.accents[4],
      p.ground[1],
      cycle(p.accents, o.ground + 1),
      p.ink,
    ]
    const kinds: AppliqueMotif[] = ['bird', 'fish', 'leaf', 'boat', 'house', 'sun']
    let out =
      rect(0, 0, s.w, s.h, p.ink) +
      rect(0, 0, s.w, s.h, accentCloth(s, p.accents, 'triangles', b * 1.02, 1)) +
      rect(b * 0.9, b * 0.9, s.w - b * 1.8, s.h - b * 1.8, p.ink)
    for (let r = 0; r < o.rows; r++) {
      for (let c = 0; c < o.cols; c++) {
        const i = r * o.cols + c
        const [x, y] = [b + c * w, b + r * h]
        const g = cycle(grounds, i * 2 + r * 3)
        const [fa, fb] = [
          cycle(p.accents, i + (g === cycle(p.accents, i) ? 1 : 0)),
          cycle(p.accents, i + 2),
        ]
        const pa = fa === g ? p.accents[4] : fa
        const pb = fb === g ? p.ink : fb
        out +=
          rect(x + 4, y + 4, w - 8, h - 8, g) +
          rect(x + 14, y + 14, w - 28, h - 28, 'none', {
            stroke: lighter(g, 0.4),
            width: 2.5,
            extra: 'stroke-dasharray="9 7"',
            opacity: 0.7,
          })
        const k = Math.min(w, h) * 0.66
        out +=
          (i === 1 || i === o.cols * o.rows - 2) && o.suns > 1
            ? sewnMotif(s, 'sun', x + w / 2, y + h / 2, k * 1.25, pa, pb)
            : sewnMotif(
                s,
                cycle(kinds, i * 5 + r),
                x + w / 2,
                y + h / 2,
                k,
                pa,
                pb,
                (i % 3) * 4 - 4,
              )
      }
    }
    const weave = s.pattern(
      6,
      6,
      '',
      rect(0, 0, 6, 1.4, '#ffffff', { opacity: 0.08 }) +
        rect(0, 3, 6, 1.2, '#000000', { opacity: 0.1 }) +
        rect(0, 0, 1.2, 6, '#000000', { opacity: 0.08 }),
    )
    return (
      out +
      rect(0, 0, s.w, s.h, weave) +
      glow(s, s.w * 0.3, s.h * 0.2, m * 0.9, '#fff3d0', 0.22) +
      rect(
        0,
        0,
        s.w,
        s.h,
        s.linearGradient(
          [
            [0, '#120818', 0],
            [1, '#120818', 0.35],
          ],
          0,
          0,
          1,
          1,
        ),
      )
    )
  }
}
