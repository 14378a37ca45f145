import { mix } from '../color'
import type { Palette } from '../palettes'
import { skinTones } from '../palettes'
import { accentCloth, clothKindAt } from '../parts/cloth'
import type { Pose } from '../parts/figure'
import { figure } from '../parts/figure'
import { cycle } from '../random'
import { ellipse } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** A passer-by in the colours of the palette; the index selects skin, clothes and head wrap. */
export function passerBy(
  s: SvgCanvas,
  p: Palette,
  x: number,
  y: number,
  height: number,
  pose: Pose,
  i: number,
  flip = false,
): string {
  const man = pose === 'tunic' || pose === 'pole' || (pose === 'reach' && i % 3 === 1)
  return (
    ellipse(x, y, height * 0.12, height * 0.014, p.ink, { opacity: 0.3 }) +
    figure(s, {
      x,
      y,
      height,
      pose,
      flip,
      skin: cycle(skinTones, i),
      rim: mix(p.sun, '#ff9a5a', 0.3),
      top: accentCloth(s, p.accents, clothKindAt(i), 90, i),
      skirt: accentCloth(
        s,
        p.accents,
        clothKindAt(i + (pose === 'boubou' ? 0 : 5)),
        150,
        i + (pose === 'boubou' ? 0 : 1),
      ),
      shade: p.ink,
      trim: cycle(p.accents, i + 1),
      ...(man
        ? {
            hair: cycle(['crop', 'crop', 'receding', 'locs'] as const, i),
            grey: i % 4 === 2,
            ...(i % 3 === 0
              ? {
                  wrap: 'fila' as const,
                  wrapFill: accentCloth(s, p.accents, clothKindAt(i + 2), 90, i + 2),
                }
              : {}),
          }
        : {
            wrap: cycle(['turban', 'fan', 'low', 'ends', 'low', 'high'] as const, i),
            wrapFill: accentCloth(s, p.accents, clothKindAt(i + 2), 90, i + 2),
          }),
    })
  )
}
