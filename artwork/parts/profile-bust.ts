import { darker, lighter, mix } from '../color'
import { circle, ellipse, group, num, path, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import { beadNecklace } from './beads'
import { clothFolds } from './cloth-folds'
import type { ProfileOptions } from './facial-features'
import { faceOutlines, facialFeatures, skullPath } from './facial-features'
import { cornrows } from './hair'
import { headWrap } from './head-wraps'

function ear(o: ProfileOptions): string {
  const dark = darker(o.skin, 0.45)
  const jewel =
    o.earring === undefined
      ? ''
      : circle(-44, 58, 8, o.earring) +
        path('M-44 66L-24 104L-44 124L-64 104Z', o.earring) +
        path('M-44 80L-34 103L-44 113L-54 103Z', darker(o.earring, 0.35))
  return (
    path(
      'M-62 -28C-66 -52 -34 -56 -24 -36C-16 -18 -28 -2 -32 14C-34 30 -46 38 -52 28C-58 14 -58 -8 -62 -28Z',
      mix(o.skin, o.rim, 0.16),
    ) +
    stroke('M-54 -26C-52 -42 -34 -40 -32 -26C-31 -14 -42 -8 -42 6', dark, 4.5, { opacity: 0.8 }) +
    jewel
  )
}

/** Where the shortest necklace hangs. */
const necklaceLine = { from: [-112, 290], low: [-14, 366], to: [58, 318] } as const

/** A bust in profile: skin with rim light, clothes, head wrap or hair, jewellery. */
export function profileBust(s: SvgCanvas, o: ProfileOptions): string {
  const f = faceOutlines[o.face]
  const low = o.bustDepth ?? 620
  const head = `${f.face}${f.jaw}${skullPath}`
  const neck =
    'M52 180C34 196 20 222 22 262C24 296 40 320 66 330C10 376 -60 370 -108 304C-92 276 -88 244 -88 210C-88 150 -92 100 -104 36L20 60Z'
  const body = `M-104 296C-150 336 -236 352 -284 400C-330 448 -348 540 -352 ${low}H250C252 530 240 440 186 388C150 356 92 346 62 326C10 372 -60 366 -104 300Z`
  const skinFill = s.linearGradient(
    [
      [0, lighter(o.skin, 0.06)],
      [0.55, o.skin],
      [1, darker(o.skin, 0.3)],
    ],
    1,
    0.1,
    0,
    0.8,
  )
  const edge = mix(o.skin, o.rim, 0.78)
  const withRimLight = (d: string, fill: string, dx: number) =>
    s.clip(
      d,
      path(d, edge) + group(path(d, fill, { stroke: fill, width: 3 }), `translate(${dx} 5)`),
    )
  const cheek = s.boxRadialGradient([
    [0, mix(o.skin, '#f09a58', 0.62), 0.4],
    [1, mix(o.skin, '#f09a58', 0.62), 0],
  ])
  const drawn =
    group(
      path(body, o.dress.fill) +
        s.clip(
          body,
          clothFolds(
            s,
            o.dress.fill,
            o.dress.shade,
            [-360, 280, 620, low],
            [
              {
                d: `M-284 384C-250 420 -236 520 -250 ${low}H-400V330Z`,
                shift: [0, 0],
                turn: 12,
                light: -0.06,
              },
              {
                d: `M186 372C196 420 170 500 176 ${low}H320V340Z`,
                shift: [0, 0],
                turn: -12,
                light: 0.05,
              },
              {
                d: `M54 350C72 430 26 520 34 ${low}H92C78 520 104 430 70 350Z`,
                shift: [-26, 24],
                light: -0.16,
              },
              {
                d: `M-150 420C-132 500 -160 600 -146 ${low}H-100C-116 600 -96 500 -138 414Z`,
                shift: [26, -20],
                light: -0.18,
              },
            ],
          ),
        ) +
        path(
          body,
          s.linearGradient(
            [
              [0, o.dress.shade, 0],
              [0.55, o.dress.shade, 0.2],
              [1, o.dress.shade, 0.75],
            ],
            1,
            0.2,
            0,
            0.9,
          ),
        ) +
        stroke(
          'M186 388C196 430 170 500 176 620M-284 400C-250 430 -236 520 -250 620M62 326C70 420 30 520 40 620',
          o.dress.shade,
          5,
          { opacity: 0.45 },
        ) +
        s.clip(
          body,
          stroke('M250 620C252 530 240 440 186 388C150 356 92 346 62 326', edge, 9, {
            opacity: 0.85,
          }),
        ) +
        withRimLight(neck, skinFill, -9) +
        s.clip(
          neck,
          path(
            'M110 176C60 206 0 200 -40 160L-120 100L-120 330C-60 300 10 262 110 230Z',
            darker(o.skin, 0.55),
            { opacity: 0.5 },
          ),
        ) +
        (o.dress.collar === undefined
          ? ''
          : stroke('M-104 300C-60 366 10 372 62 326', o.dress.collar, 22)) +
        (o.necklace === undefined
          ? ''
          : beadNecklace(s, o.necklace.kind, necklaceLine, o.necklace.colors)),
      'translate(0 -48)',
    ) +
    withRimLight(head, skinFill, -8) +
    s.clip(
      head,
      ellipse(64, 40, 60, 74, cheek) +
        ellipse(60, -110, 54, 60, cheek) +
        path('M-62 60C-40 120 10 160 60 178L54 210H-90Z', darker(o.skin, 0.5), { opacity: 0.3 }) +
        facialFeatures(f, o),
    ) +
    (o.cornrows === undefined ? '' : cornrows(s, o.cornrows.color, o.cornrows.shine)) +
    ear(o) +
    (o.wrap === undefined
      ? ''
      : headWrap(s, o.wrap.kind, o.wrap.fill, o.wrap.fold, o.wrap.light, o.wrap.turned))
  const k = o.size / 400
  return group(
    drawn,
    `translate(${num(o.x)} ${num(o.y)}) scale(${num(o.flip ? -k : k, 4)} ${num(k, 4)})`,
  )
}
