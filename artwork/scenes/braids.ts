import type { Palette } from '../palettes'
import { skinTones } from '../palettes'
import { accentCloth } from '../parts/cloth'
import { leafClump } from '../parts/leaves'
import { cycle, repeat } from '../random'
import { circle, num, path, place, rect, stroke } from '../shapes'
import type { Scene } from './scene'
import { leafShadow } from './studio-light'
import { studioWall } from './studio-wall'

/** A braided hairstyle seen from behind, over patterned cloth. */
export function braidsFromBehind(p: Palette): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const [cx, top] = [s.w * 0.5, s.h * 0.08]
    const hair = '#1a0f14'
    const shine = '#6a4a46'
    const r = m * 0.2
    const shoulders = path(
      `M${num(cx - r * 0.4)} ${num(top + r * 2)}C${num(cx - r * 0.6)} ${num(top + r * 2.6)} ${num(cx - r * 2)} ${num(top + r * 2.6)} ${num(cx - r * 2.1)} ${num(s.h * 1.1)}H${num(cx + r * 2.1)}C${num(cx + r * 2)} ${num(top + r * 2.6)} ${num(cx + r * 0.6)} ${num(top + r * 2.6)} ${num(cx + r * 0.4)} ${num(top + r * 2)}Z`,
      cycle(skinTones, 2),
    )
    const dress = path(
      `M${num(cx - r * 2.2)} ${num(s.h * 1.1)}C${num(cx - r * 2)} ${num(top + r * 2.9)} ${num(cx - r)} ${num(top + r * 3)} ${num(cx)} ${num(top + r * 3.4)}C${num(cx + r)} ${num(top + r * 3)} ${num(cx + r * 2)} ${num(top + r * 2.9)} ${num(cx + r * 2.2)} ${num(s.h * 1.1)}Z`,
      accentCloth(s, p.accents, 'rings', m * 0.16, 1),
    )
    const head = path(
      `M${num(cx - r)} ${num(top + r)}A${num(r)} ${num(r * 1.1)} 0 0 1 ${num(cx + r)} ${num(top + r)}C${num(cx + r)} ${num(top + r * 1.7)} ${num(cx + r * 0.6)} ${num(top + r * 2.2)} ${num(cx)} ${num(top + r * 2.3)}C${num(cx - r * 0.6)} ${num(top + r * 2.2)} ${num(cx - r)} ${num(top + r * 1.7)} ${num(cx - r)} ${num(top + r)}Z`,
      hair,
    )
    const rows = repeat(13, (i) => {
      const t = i / 12 - 0.5
      return stroke(
        `M${num(cx + t * r * 0.5)} ${num(top - r * 0.08)}C${num(cx + t * r * 1.9)} ${num(top + r * 0.2)} ${num(cx + t * r * 2.1)} ${num(top + r)} ${num(cx + t * r * 1.2)} ${num(top + r * 1.9)}`,
        shine,
        m * 0.006,
        { opacity: 0.8, extra: 'stroke-dasharray="16 7"' },
      )
    })
    const braids = repeat(11, (i) => {
      const t = i / 10 - 0.5
      const x0 = cx + t * r * 1.5
      const len = r * (1.9 + 0.5 * Math.cos(t * 5))
      const x1 = x0 + t * r * 0.6
      const y0 = top + r * 1.7
      return (
        stroke(
          `M${num(x0)} ${num(y0)}Q${num(x0 + t * r * 0.1)} ${num(y0 + len * 0.6)} ${num(x1)} ${num(y0 + len)}`,
          hair,
          m * 0.032,
        ) +
        repeat(17, (k) => {
          const q = k / 17
          const x = x0 + (x1 - x0) * q * q
          return stroke(
            `M${num(x - m * 0.012)} ${num(y0 + len * q)}l${num(m * 0.012)} ${num(m * 0.016)}l${num(m * 0.012)} ${num(-m * 0.016)}`,
            shine,
            m * 0.005,
            { opacity: 0.7 },
          )
        }) +
        circle(x1, y0 + len + m * 0.012, m * 0.017, '#f2b53f') +
        circle(x1, y0 + len - m * 0.03, m * 0.013, cycle(p.accents, i))
      )
    })
    const cuffs = repeat(5, (i) =>
      place(
        rect(-9, -8, 18, 16, '#f2b53f', { r: 4 }),
        cx + (i - 2) * r * 0.3,
        top + r * (2.5 + 0.12 * Math.cos(i * 2)),
        m / 900,
      ),
    )
    const scarf =
      path(
        `M${num(cx - r * 1.02)} ${num(top + r * 0.9)}Q${num(cx)} ${num(top + r * 0.42)} ${num(cx + r * 1.02)} ${num(top + r * 0.9)}V${num(top + r * 1.26)}Q${num(cx)} ${num(top + r * 0.8)} ${num(cx - r * 1.02)} ${num(top + r * 1.26)}Z`,
        accentCloth(s, p.accents, 'fans', m * 0.09, 0),
      ) +
      stroke(
        `M${num(cx - r * 1.02)} ${num(top + r * 1.26)}Q${num(cx)} ${num(top + r * 0.8)} ${num(cx + r * 1.02)} ${num(top + r * 1.26)}`,
        '#1c0a10',
        m * 0.008,
        { opacity: 0.4 },
      )
    const knot = place(
      path(
        'M0 0C-50 -60 -120 -70 -130 -20C-130 20 -60 30 0 0ZM0 0C50 -60 120 -70 130 -20C130 20 60 30 0 0Z',
        accentCloth(s, p.accents, 'fans', 46, 0),
      ) + circle(0, -4, 24, cycle(p.accents, 2)),
      cx,
      top + r * 0.92,
      m / 1100,
    )
    return (
      studioWall(s, p, 'sun', 1) +
      leafShadow(s, s.w * 0.14, s.h * 0.3, m * 0.5, p.near) +
      shoulders +
      dress +
      head +
      s.clip(`M0 0H${s.w}V${num(top + r * 2.4)}H0Z`, rows) +
      braids +
      cuffs +
      scarf +
      knot +
      leafClump(s, s.w * 0.03, s.h * 1.04, m * 0.7, p.leaf, 9, 58) +
      leafClump(s, s.w * 0.97, s.h * 1.04, m * 0.62, p.leaf, 9, 58)
    )
  }
}
