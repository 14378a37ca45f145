import type { Palette } from '../palettes'
import { skinTones } from '../palettes'
import { accentCloth, clothKindAt } from '../parts/cloth'
import type { Pose } from '../parts/figure'
import { figure } from '../parts/figure'
import { cycle } from '../random'
import { num, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** A person in a boat. */
export function rower(
  s: SvgCanvas,
  p: Palette,
  x: number,
  y: number,
  length: number,
  pose: Pose,
  i: number,
  flip = false,
): string {
  const h = length * (pose === 'sit' ? 0.56 : 0.52)
  const pole =
    pose === 'pole'
      ? stroke(
          `M${num(x + (flip ? -1 : 1) * length * 0.12)} ${num(y - h * 1.25)}L${num(x + (flip ? -1 : 1) * length * 0.04)} ${num(y + length * 0.06)}`,
          p.near,
          length * 0.012,
        )
      : ''
  return (
    pole +
    figure(s, {
      x,
      y: y - length * 0.03,
      height: h,
      pose,
      flip,
      skin: cycle(skinTones, i),
      rim: p.sun,
      top: accentCloth(s, p.accents, clothKindAt(i), 80, i),
      skirt: accentCloth(s, p.accents, clothKindAt(i + 4), 130, i + 1),
      shade: p.ink,
      ...(i % 2 === 0
        ? {
            wrap: cycle(['turban', 'ends', 'low'] as const, i),
            wrapFill: accentCloth(s, p.accents, clothKindAt(i + 2), 80, i + 2),
          }
        : { hair: 'crop' as const }),
    })
  )
}
