import { darker, lighter, mix } from '../color'
import { cycle } from '../random'
import type { Point } from '../shapes'
import { ellipse, group, num, path, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import { ribbonPath } from './ribbon'

type Finger = {
  points: readonly Point[]
  widths: readonly number[]
}

const thumb: Finger = {
  points: [
    [-18, 112],
    [-50, 60],
    [-76, 12],
    [-88, -26],
    [-89, -56],
  ],
  widths: [40, 46, 35, 31, 20],
}

/** From the index to the little finger, each from knuckle to tip. */
const fingers: readonly Finger[] = [
  {
    points: [
      [-37, -30],
      [-44, -98],
      [-51, -148],
      [-55, -190],
      [-55, -213],
    ],
    widths: [38, 33, 31, 27, 20],
  },
  {
    points: [
      [-9, -38],
      [-11, -112],
      [-13, -168],
      [-14, -214],
      [-12, -241],
    ],
    widths: [38, 33, 31, 27, 20],
  },
  {
    points: [
      [19, -34],
      [23, -106],
      [27, -158],
      [30, -200],
      [30, -226],
    ],
    widths: [36, 31, 29, 25, 19],
  },
  {
    points: [
      [44, -20],
      [55, -80],
      [63, -120],
      [68, -152],
      [70, -174],
    ],
    widths: [34, 27, 25, 21, 16],
  },
]

/** From the webs between the fingers to the forearm. */
const handBackPath =
  'M-58 -66C-61 -30 -60 14 -57 52C-56 86 -40 104 -34 132C-36 190 -46 260 -52 330H56C48 260 39 190 36 132C41 100 54 66 59 28C62 -4 64 -32 66 -58C58 -66 50 -66 40 -76C28 -86 20 -84 6 -84C-6 -86 -16 -86 -26 -80C-38 -74 -48 -72 -58 -66Z'

/** Where fingers are apart: above their webs. The thumb: outside of its web. */
const apart = 'M-300 -400H300V-56L62 -60L39 -80L6 -90L-27 -84L-60 -62L-300 -56Z'
const thumbApart = 'M-300 -300H-30V-60L-57 22L-66 60L-54 96H-300Z'

/** A fingernail, aligned with the last segment of the finger. */
function fingernail({ points, widths }: Finger, color: string): string {
  const [ax, ay] = cycle(points, points.length - 2)
  const [bx, by] = cycle(points, points.length - 1)
  const w = cycle(widths, widths.length - 1) * 0.52
  const rotation = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI + 90
  return group(
    path(
      `M${num(-w)} ${num(w * 0.5)}C${num(-w * 1.1)} ${num(-w * 0.8)} ${num(-w * 0.8)} ${num(-w * 1.7)} 0 ${num(-w * 1.9)}C${num(w * 0.8)} ${num(-w * 1.7)} ${num(w * 1.1)} ${num(-w * 0.8)} ${num(w)} ${num(w * 0.5)}Q0 ${num(w * 1.4)} ${num(-w)} ${num(w * 0.5)}Z`,
      color,
    ) +
      path(
        `M${num(-w)} ${num(w * 0.5)}Q0 ${num(w * 1.4)} ${num(w)} ${num(w * 0.5)}Q0 ${num(w * 0.2)} ${num(-w)} ${num(w * 0.5)}Z`,
        lighter(color, 0.55),
        { opacity: 0.8 },
      ) +
      stroke(
        `M${num(-w * 0.42)} ${num(-w * 0.2)}Q${num(-w * 0.6)} ${num(-w * 0.8)} ${num(-w * 0.2)} ${num(-w * 1.4)}`,
        '#ffffff',
        2.6,
        {
          opacity: 0.65,
        },
      ),
    `translate(${num(bx)} ${num(by)}) rotate(${num(rotation)})`,
  )
}

/**
 * The back of an open hand, fingers up; about 570 units from the sleeve to the longest fingertip.
 */
export function hand(
  s: SvgCanvas,
  skin: string,
  rim: string,
  nail: string | undefined,
  bangles: readonly string[],
): string {
  const dark = darker(skin, 0.5)
  const glow = mix(skin, rim, 0.6)
  // A gradient in user space, so that the fingers and the palm share one light.
  const flesh = s.radialGradient(-30, -120, 430, [
    [0, mix(skin, rim, 0.34)],
    [0.4, mix(skin, rim, 0.1)],
    [1, darker(skin, 0.32)],
  ])
  const outline = (f: Finger) => ribbonPath(f.points, f.widths)
  const limb = (f: Finger, region: string) => {
    const d = outline(f)
    // Two creases at the middle joint, one at the last.
    const crease = (i: number, dy: number, k: number) => {
      const [x, y] = cycle(f.points, i)
      const w = cycle(f.widths, i) * k
      return `M${num(x - w)} ${num(y + dy)}q${num(w)} 4 ${num(w * 2)} 0`
    }
    return (
      s.clip(
        d,
        s.clip(
          region,
          path(d, 'none', { stroke: dark, width: 11, opacity: 0.3 }) +
            group(stroke(d, dark, 7, { opacity: 0.22 }), 'translate(-4 2)') +
            group(stroke(d, glow, 5, { opacity: 0.5 }), 'translate(3 3)'),
        ),
      ) +
      stroke(crease(2, -2, 0.26) + crease(2, 4, 0.32) + crease(3, 1, 0.28), dark, 2.2, {
        opacity: 0.42,
      }) +
      fingernail(f, nail ?? mix(skin, '#f0b9a0', 0.62))
    )
  }
  const tendons = 'M-33 -22Q-24 30 -12 88M-8 -28Q-4 30 0 92M19 -24Q16 30 12 92M42 -10Q32 40 22 92'
  const knuckles = [
    [-37, -36],
    [-9, -44],
    [19, -40],
    [44, -24],
  ] as const
  return (
    [...fingers, thumb].map((f) => path(outline(f), flesh)).join('') +
    path(handBackPath, flesh) +
    fingers.map((f) => limb(f, apart)).join('') +
    limb(thumb, thumbApart) +
    stroke(tendons, dark, 7, { opacity: 0.1 }) +
    stroke(tendons, glow, 3, { opacity: 0.16 }) +
    knuckles
      .map(
        ([x, y]) =>
          ellipse(x - 1, y, 16, 13, glow, { opacity: 0.08 }) +
          ellipse(x - 2, y - 2, 10, 8, glow, { opacity: 0.12 }) +
          stroke(`M${x - 8} ${y + 10}q8 6 16 0`, dark, 2.4, { opacity: 0.3 }),
      )
      .join('') +
    stroke(
      'M-58 -66C-61 -36 -60 -8 -58 14M-37 118C-35 123 -34 127 -34 132C-37 190 -45 260 -51 330',
      glow,
      4,
      {
        opacity: 0.55,
      },
    ) +
    stroke('M66 -58C64 -32 62 -4 59 28C54 66 41 100 36 132', dark, 5, { opacity: 0.22 }) +
    stroke('M-57 22C-50 32 -42 52 -38 78', dark, 4, { opacity: 0.26 }) +
    bangles
      .map((color, i) => {
        const y = 132 + i * 22
        const d = `M-37 ${y}Q0 ${y + 13} 39 ${y}V${y + 14}Q0 ${y + 27} -38 ${y + 14}Z`
        return (
          path(d, color) +
          stroke(`M-34 ${y + 4}Q-16 ${y + 11} 0 ${y + 11}`, '#ffffff', 3, { opacity: 0.5 })
        )
      })
      .join('')
  )
}
