import { darker, mix } from '../color'
import { at } from '../random'
import { circle, group, num, path, stroke } from '../shapes'
import type { Point } from '../shapes'
import type { Sheet } from '../sheet'
import { hair } from './hair'
import type { HairKind } from './hair'
import { headWrap } from './headwraps'
import type { WrapKind } from './headwraps'

/** A head seen from afar: the same profile, without features. */
export const HEAD =
  'M52 -178C78 -160 96 -124 99 -90C100 -78 94 -52 96 -34C102 -18 114 -2 127 14C133 22 133 32 125 37C112 42 104 50 107 60C120 64 128 70 128 80C124 90 124 96 124 108C120 122 104 128 108 147C111 162 106 178 92 187C60 198 20 190 -10 166C-30 150 -52 118 -60 70C-96 60 -140 30 -152 -30C-166 -108 -118 -196 -30 -208C0 -212 30 -200 52 -178Z'

export type Pose =
  'basin' | 'gown' | 'boubou' | 'dance' | 'pole' | 'sit' | 'tunic' | 'walk' | 'reach'

export interface Figure {
  x: number
  y: number
  height: number
  pose: Pose
  flip?: boolean
  skin: string
  rim: string
  top: string
  skirt: string
  shade: string
  wrap?: WrapKind
  wrapFill?: string
  hair?: HairKind
  trim?: string
}

interface Body {
  head: readonly [number, number]
  tilt?: number
  /** Drawn in order; the first letter says what it is made of. */
  back?: string
  legs: readonly string[]
  skirt: string
  top: string
  arms: readonly string[]
  folds: string
  hem?: string
}

/** Outlines of the poses: feet at 0 0, crown near -1000, looking right. */
const BODIES: Record<Pose, Body> = {
  basin: {
    head: [6, -896],
    legs: ['M-34 -90L-44 -14L-6 -12', 'M34 -90L52 -14L92 -12'],
    skirt:
      'M-46 -640C-84 -570 -88 -500 -82 -420C-90 -280 -96 -160 -92 -62C-30 -44 60 -44 108 -66C98 -200 84 -330 70 -440C64 -520 52 -590 46 -650Z',
    top: 'M-36 -842C-72 -826 -74 -760 -60 -700C-62 -650 -80 -600 -86 -560C-30 -530 40 -530 76 -566C62 -610 46 -640 50 -690C62 -740 60 -800 36 -838C14 -852 -14 -852 -36 -842Z',
    arms: ['M14 -814L84 -868L66 -1024', 'M-26 -810L-66 -690L-34 -560'],
    folds:
      'M-20 -560C-40 -400 -50 -220 -46 -70M30 -560C40 -400 46 -220 50 -70M60 -520C76 -380 84 -220 88 -90',
    hem: 'M-92 -78C-30 -58 60 -58 106 -82',
  },
  gown: {
    head: [0, -900],
    legs: ['M16 -60L20 -10L58 -8'],
    skirt:
      'M-50 -640C-92 -560 -96 -470 -78 -380C-66 -280 -84 -160 -176 -20C-60 6 90 6 150 -20C90 -150 70 -260 78 -380C88 -470 76 -560 46 -640Z',
    top: 'M-48 -842C-82 -806 -70 -720 -48 -640C-20 -620 20 -620 46 -640C70 -700 76 -790 46 -842C20 -826 -20 -826 -48 -842Z',
    arms: ['M46 -826L104 -720L50 -610', 'M-44 -826L-92 -700L-96 -560'],
    folds:
      'M-30 -600C-40 -400 -60 -200 -110 -20M20 -600C30 -400 30 -200 60 -10M50 -560C60 -380 56 -200 100 -24M-60 -540C-60 -380 -60 -220 -140 -30',
    hem: 'M-166 -36C-60 -14 90 -14 142 -36',
  },
  boubou: {
    head: [0, -896],
    legs: ['M-30 -60L-34 -10L6 -8', 'M50 -60L54 -10L94 -8'],
    skirt:
      'M-60 -820C-140 -760 -176 -560 -184 -300C-170 -270 -130 -280 -110 -300C-110 -200 -104 -120 -100 -50C-40 -30 70 -30 116 -50C118 -150 120 -230 116 -300C140 -280 176 -280 186 -310C170 -560 130 -760 56 -820Z',
    top: 'M-44 -846C-20 -830 20 -830 44 -846L58 -770C40 -640 20 -600 0 -560C-20 -600 -40 -640 -56 -770Z',
    arms: ['M-140 -310L-150 -250', 'M146 -320L156 -260'],
    folds:
      'M-96 -740C-120 -600 -120 -420 -110 -300M90 -740C112 -600 118 -420 116 -300M-30 -540C-40 -380 -50 -200 -50 -50M34 -540C44 -380 54 -200 60 -50',
    hem: 'M-100 -70C-40 -50 70 -50 116 -70',
  },
  dance: {
    head: [44, -880],
    tilt: 10,
    legs: ['M40 -120L74 -30L116 -44', 'M-40 -120L-66 -14L-26 -8'],
    skirt:
      'M-36 -600C-110 -520 -190 -330 -250 -150C-190 -90 -80 -60 20 -70C110 -60 200 -100 230 -190C160 -330 110 -500 70 -610Z',
    top: 'M-20 -822C-60 -780 -56 -690 -40 -590C0 -566 50 -570 78 -600C80 -680 96 -760 74 -826C40 -810 10 -810 -20 -822Z',
    arms: ['M70 -804L170 -880L214 -1010', 'M-16 -800L-120 -830L-196 -740'],
    folds:
      'M-10 -570C-50 -400 -120 -240 -180 -110M20 -570C10 -400 -10 -220 -30 -74M50 -580C90 -420 110 -260 120 -90',
    hem: 'M-238 -166C-180 -108 -80 -80 20 -90C110 -80 190 -118 220 -204',
  },
  pole: {
    head: [60, -890],
    tilt: 6,
    legs: ['M-20 -480L-60 -240L-70 -6L-30 -4', 'M20 -480L60 -250L40 -6L84 -4'],
    skirt:
      'M-50 -580C-70 -500 -80 -420 -90 -350C-50 -330 -20 -340 -6 -360C20 -340 60 -330 88 -346C80 -430 70 -510 62 -580Z',
    top: 'M-14 -846C-60 -800 -64 -690 -56 -560C-20 -544 40 -546 66 -566C90 -650 110 -760 84 -840C50 -826 20 -830 -14 -846Z',
    arms: ['M70 -810L150 -700L190 -790', 'M0 -810L70 -660L176 -640'],
    folds: 'M-30 -700C-36 -640 -34 -600 -30 -560M20 -700C30 -640 36 -600 36 -560',
  },
  sit: {
    head: [20, -560],
    tilt: 4,
    legs: ['M40 -200L190 -210L206 -14L250 -10'],
    skirt:
      'M-70 -270C-90 -180 -80 -120 -50 -110C60 -90 160 -120 226 -150C240 -190 230 -240 200 -260C120 -290 20 -290 -70 -270Z',
    top: 'M-40 -520C-90 -480 -96 -360 -84 -250C-40 -220 30 -224 56 -256C70 -340 76 -440 46 -516C20 -500 -14 -504 -40 -520Z',
    arms: ['M26 -484L90 -370L196 -360', 'M-24 -484L20 -350L150 -320'],
    folds: 'M-50 -250C10 -230 100 -220 200 -240M-50 -180C20 -160 120 -160 210 -190',
  },
  tunic: {
    head: [2, -896],
    legs: ['M-28 -420L-34 -200L-40 -14L6 -10', 'M32 -420L44 -200L48 -14L94 -10'],
    skirt:
      'M-58 -480C-66 -300 -74 -150 -76 -70L-2 -66L2 -330L14 -66L92 -70C84 -200 74 -340 66 -480Z',
    top: 'M-46 -844C-96 -820 -104 -720 -92 -620C-90 -540 -88 -460 -92 -400C-30 -384 50 -384 96 -400C92 -480 90 -560 92 -620C104 -720 92 -816 50 -844C20 -826 -14 -826 -46 -844Z',
    arms: ['M70 -812L112 -670L96 -520', 'M-66 -812L-112 -660L-84 -510'],
    folds: 'M-50 -700C-56 -600 -52 -480 -56 -396M52 -700C58 -600 54 -480 60 -396M0 -820V-700',
    hem: 'M-92 -416C-30 -400 50 -400 96 -416',
  },
  walk: {
    head: [16, -896],
    tilt: 2,
    legs: ['M-30 -120L-90 -26L-58 -6', 'M40 -120L92 -16L136 -18'],
    skirt:
      'M-52 -620C-96 -540 -112 -400 -130 -110C-50 -70 70 -70 132 -110C110 -330 92 -500 56 -620Z',
    top: 'M-32 -844C-76 -820 -76 -720 -58 -610C-20 -590 30 -590 62 -616C72 -700 82 -800 48 -844C20 -828 -6 -828 -32 -844Z',
    arms: ['M34 -812L112 -730L150 -600', 'M-22 -812L-100 -700L-130 -560'],
    folds:
      'M-30 -590C-60 -400 -80 -240 -86 -90M20 -590C20 -400 20 -240 10 -80M46 -590C72 -400 92 -240 96 -90',
    hem: 'M-128 -130C-50 -90 70 -90 130 -130',
  },
  reach: {
    head: [30, -880],
    tilt: 6,
    legs: ['M-24 -120L-40 -12L0 -8', 'M44 -120L60 -12L104 -10'],
    skirt: 'M-48 -610C-96 -520 -110 -380 -112 -90C-40 -60 70 -60 116 -92C110 -330 90 -500 62 -610Z',
    top: 'M-22 -836C-66 -800 -70 -700 -54 -600C-20 -580 40 -580 66 -604C80 -690 92 -780 62 -838C30 -820 6 -824 -22 -836Z',
    arms: ['M50 -806L150 -760L270 -790', 'M-10 -806L90 -690L230 -700'],
    folds:
      'M-30 -580C-50 -400 -66 -240 -70 -80M20 -580C24 -400 24 -240 20 -70M50 -580C70 -400 80 -240 84 -90',
    hem: 'M-112 -110C-40 -80 70 -80 116 -112',
  },
}

/** An arm or a leg: it thins towards the hand, and carries a lit edge. */
function taper(d: string, w: number, skin: string, edge: string): string {
  const xs = (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
  const points: Point[] = []
  for (let i = 0; i + 1 < xs.length; i += 2) points.push([xs[i] ?? 0, xs[i + 1] ?? 0])
  let out = ''
  for (let i = 0; i + 1 < points.length; i++) {
    const [ax, ay] = at(points, i)
    const [bx, by] = at(points, i + 1)
    const length = Math.hypot(bx - ax, by - ay) || 1
    const [r1, r2] = [(w / 2) * (1 - i * 0.2), (w / 2) * (0.82 - i * 0.24)]
    const [nx, ny] = [-(by - ay) / length, (bx - ax) / length]
    out +=
      path(
        `M${num(ax + nx * r1)} ${num(ay + ny * r1)}L${num(bx + nx * r2)} ${num(by + ny * r2)}L${num(bx - nx * r2)} ${num(by - ny * r2)}L${num(ax - nx * r1)} ${num(ay - ny * r1)}Z`,
        skin,
      ) +
      circle(ax, ay, r1, skin) +
      circle(bx, by, r2, skin)
    const side = ny > 0 ? -1 : 1
    out += stroke(
      `M${num(ax + nx * r1 * 0.7 * side)} ${num(ay + ny * r1 * 0.7 * side)}L${num(bx + nx * r2 * 0.7 * side)} ${num(by + ny * r2 * 0.7 * side)}`,
      edge,
      w * 0.1,
      { opacity: 0.8 },
    )
  }
  return out
}

/** A whole person, drawn from a pose, in patterned cloth. */
export function figure(s: Sheet, o: Figure): string {
  const b = BODIES[o.pose]
  const edge = mix(o.skin, o.rim, 0.75)
  const shade = s.linear(
    [
      [0, o.shade, 0],
      [0.5, o.shade, 0.1],
      [1, o.shade, 0.6],
    ],
    1,
    0.2,
    0,
    0.8,
  )
  const limb = (d: string, w: number) => taper(d, w, o.skin, edge)
  const [front, rear] = b.arms
  const clad = (d: string, fill: string) =>
    s.clipped(d, path(d, fill) + path(d, shade) + stroke(d, edge, 7, { opacity: 0.5 }))
  const head =
    path('M-96 40C-84 120 -92 200 -110 290H20C4 240 4 190 20 150L40 80Z', o.skin) +
    path('M-70 140C-20 190 20 200 40 190L10 240Z', o.shade, { opacity: 0.3 }) +
    s.clipped(HEAD, path(HEAD, edge) + group(path(HEAD, o.skin), 'translate(-10 4)')) +
    (o.hair === undefined
      ? ''
      : hair(s, o.hair, darker(o.skin, 0.7), mix(o.skin, '#ffffff', 0.18))) +
    (o.wrap === undefined ? '' : headWrap(s, o.wrap, o.wrapFill ?? o.top, o.shade, o.rim))
  const drawn =
    (rear === undefined ? '' : limb(rear, 38)) +
    b.legs.map((d) => limb(d, 36)).join('') +
    clad(b.skirt, o.skirt) +
    clad(b.top, o.top) +
    s.clipped(
      b.skirt,
      stroke(b.folds, o.shade, 6, { opacity: 0.4 }) +
        (b.hem === undefined || o.trim === undefined
          ? ''
          : stroke(b.hem, o.trim, 26, { cap: 'butt' })),
    ) +
    group(head, `translate(${b.head[0]} ${b.head[1]}) rotate(${b.tilt ?? 0}) scale(0.3)`) +
    (front === undefined ? '' : limb(front, 38))
  const k = o.height / 1000
  return group(
    drawn,
    `translate(${num(o.x)} ${num(o.y)}) scale(${num(o.flip ? -k : k, 4)} ${num(k, 4)})`,
  )
}
