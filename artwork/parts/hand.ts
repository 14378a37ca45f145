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
    [-26, 78],
    [-50, 44],
    [-74, 4],
    [-86, -34],
    [-92, -66],
  ],
  widths: [42, 40, 32, 30, 15],
}

/** From the index to the little finger, each from knuckle to tip. */
const fingers: readonly Finger[] = [
  {
    points: [
      [-36, -40],
      [-43, -96],
      [-51, -144],
      [-56, -184],
      [-58, -210],
    ],
    widths: [35, 28, 28, 23, 13],
  },
  {
    points: [
      [-9, -50],
      [-11, -112],
      [-14, -166],
      [-15, -210],
      [-15, -238],
    ],
    widths: [36, 29, 29, 23, 13],
  },
  {
    points: [
      [18, -44],
      [22, -104],
      [25, -154],
      [28, -194],
      [31, -221],
    ],
    widths: [34, 27, 27, 22, 12],
  },
  {
    points: [
      [42, -30],
      [52, -82],
      [60, -120],
      [66, -150],
      [71, -172],
    ],
    widths: [30, 23, 23, 18, 10],
  },
]

const handBackPath =
  'M-54 -56C-60 -20 -58 14 -52 46C-44 76 -36 100 -33 130C-36 190 -46 260 -52 330H56C48 260 39 190 35 130C40 98 52 64 56 26C59 -4 59 -26 56 -38C44 -50 34 -60 28 -60C20 -58 12 -66 0 -68C-14 -70 -20 -62 -28 -62C-40 -64 -50 -62 -54 -56Z'

/** A fingernail, aligned with the last segment of the finger. */
function fingernail({ points, widths }: Finger, color: string): string {
  const [ax, ay] = cycle(points, points.length - 2)
  const [bx, by] = cycle(points, points.length - 1)
  const w = cycle(widths, widths.length - 1) * 0.62
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
  const limb = (f: Finger) => {
    const d = ribbonPath(f.points, f.widths)
    const joints = [2, 3]
      .map((i) => {
        const [x, y] = cycle(f.points, i)
        const w = cycle(f.widths, i) * 0.3
        return `M${num(x - w)} ${num(y - 4)}q${num(w)} -4 ${num(w * 2)} 0M${num(x - w * 1.1)} ${num(y + 1)}q${num(w * 1.1)} 4 ${num(w * 2.2)} 0M${num(x - w * 0.7)} ${num(y + 7)}q${num(w * 0.7)} 4 ${num(w * 1.4)} 0`
      })
      .join('')
    return (
      s.clip(
        d,
        path(d, flesh) +
          path(d, 'none', { stroke: dark, width: 9, opacity: 0.34 }) +
          group(stroke(d, glow, 5, { opacity: 0.55 }), 'translate(-3 2)'),
      ) +
      stroke(joints, dark, 2.2, { opacity: 0.5 }) +
      fingernail(f, nail ?? mix(skin, '#f0b9a0', 0.62))
    )
  }
  const tendons = 'M-34 -34Q-26 20 -12 84M-8 -42Q-4 20 0 88M18 -36Q14 20 12 88M40 -22Q30 30 22 90'
  const knuckles = [
    [-35, -48],
    [-9, -58],
    [18, -52],
    [42, -36],
  ] as const
  return (
    fingers.map(limb).join('') +
    limb(thumb) +
    path(handBackPath, flesh) +
    stroke(tendons, dark, 7, { opacity: 0.12 }) +
    stroke(tendons, glow, 3, { opacity: 0.22 }) +
    knuckles
      .map(
        ([x, y]) =>
          ellipse(x - 1, y - 2, 13, 11, glow, { opacity: 0.22 }) +
          stroke(`M${x - 11} ${y + 7}q11 10 22 0`, dark, 3, { opacity: 0.42 }) +
          stroke(`M${x - 7} ${y + 1}q7 5 14 0`, dark, 2, { opacity: 0.3 }),
      )
      .join('') +
    stroke(
      'M-53 -40C-57 -10 -56 20 -51 46C-45 76 -37 98 -34 128C-37 190 -45 260 -51 330',
      glow,
      4,
      {
        opacity: 0.6,
      },
    ) +
    stroke('M-52 40C-44 46 -36 62 -32 88', dark, 4, { opacity: 0.3 }) +
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
