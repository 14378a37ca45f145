import { repeat } from '../random'
import { circle, ellipse, num, path, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

export type FrontHairKind =
  | 'crop'
  | 'receding'
  | 'afro'
  | 'locs'
  | 'twists'
  | 'braids'
  | 'bun'
  | 'bob'

/** The hair of a short crop: from the near sideburn over the hairline to the far temple. */
const capPath =
  'M-104 14C-96 -10 -100 -40 -88 -74C-76 -112 -40 -140 10 -144C48 -146 84 -138 104 -112C110 -104 110 -92 110 -82C118 -100 120 -118 114 -136C98 -196 40 -224 -34 -222C-128 -220 -188 -160 -186 -74C-186 -30 -168 16 -138 42C-134 26 -122 16 -104 14Z'

/** A crop whose hairline has moved back. */
const recedingPath =
  'M-106 14C-98 -8 -104 -44 -104 -74C-112 -112 -96 -150 -64 -164C-30 -178 10 -186 40 -178C66 -172 92 -154 108 -120C104 -160 74 -196 24 -212C-10 -222 -60 -222 -100 -200C-160 -172 -190 -126 -186 -70C-184 -28 -168 16 -138 42C-134 26 -122 16 -106 14Z'

const curls = (s: SvgCanvas, d: string, shine: string, count: number) =>
  s.clip(
    d,
    repeat(count, () =>
      stroke(
        `M${num(s.rng.range(-190, 116))} ${num(s.rng.range(-224, 40))}q4 -6 9 -2`,
        shine,
        2.6,
        { opacity: 0.4 },
      ),
    ),
  )

/** A rope of hair from (x, y), with a twist pattern. */
function rope(
  x: number,
  y: number,
  length: number,
  drift: number,
  width: number,
  color: string,
  shine: string,
  cuff?: string,
): string {
  const links = Math.floor(length / (width * 1.1))
  return (
    stroke(
      `M${num(x)} ${num(y)}q${num(drift * 0.1)} ${num(length * 0.5)} ${num(drift)} ${num(length)}`,
      color,
      width,
    ) +
    repeat(links, (i) => {
      const t = (i + 0.5) / links
      return stroke(
        `M${num(x + drift * t * t - width * 0.3)} ${num(y + length * t + width * 0.2)}l${num(width * 0.6)} ${num(-width * 0.45)}`,
        shine,
        2.4,
        { opacity: 0.5 },
      )
    }) +
    (cuff === undefined
      ? ''
      : stroke(
          `M${num(x + drift * 0.5 - width * 0.4)} ${num(y + length * 0.72)}h${num(width * 0.8)}`,
          cuff,
          9,
          {
            cap: 'butt',
          },
        ))
  )
}

/** Hair behind the neck and the shoulders; drawn before the bust. */
export function hairBehind(
  s: SvgCanvas,
  kind: FrontHairKind,
  color: string,
  shine: string,
): string {
  switch (kind) {
    case 'locs':
      return repeat(10, (i) =>
        rope(-168 + i * 26, -30, 330 + (i % 3) * 26, -26 + i * 8, 22, color, shine),
      )
    case 'braids':
      return repeat(12, (i) =>
        rope(-166 + i * 23, -20, 420 + (i % 3) * 30, -34 + i * 7, 15, color, shine),
      )
    case 'bob':
      return path(
        'M-60 -214C-190 -210 -226 -110 -214 20C-208 90 -196 140 -170 176C-110 200 60 190 116 150C138 80 136 -40 120 -120C100 -190 30 -218 -60 -214Z',
        color,
      )
    case 'afro':
      return afroShape(s, color, shine)
    default:
      return ''
  }
}

function afroShape(s: SvgCanvas, color: string, shine: string): string {
  const [cx, cy, r] = [-34, -104, 190]
  return (
    ellipse(cx, cy, r * 0.98, r * 0.92, color) +
    repeat(54, (i) => {
      const a = (i / 54) * Math.PI * 2
      return circle(
        cx + Math.cos(a) * r * 0.95,
        cy + Math.sin(a) * r * 0.89,
        r * s.rng.range(0.07, 0.11),
        color,
      )
    }) +
    repeat(110, () => {
      const a = s.rng.range(0, Math.PI * 2)
      const d = r * Math.sqrt(s.rng.range(0.2, 1)) * 0.98
      return stroke(
        `M${num(cx + Math.cos(a) * d)} ${num(cy + Math.sin(a) * d * 0.94)}q5 -9 11 -3q2 5 -3 8`,
        shine,
        2.8,
        { opacity: 0.4 },
      )
    })
  )
}

/** Hair over the head. */
export function hairInFront(
  s: SvgCanvas,
  kind: FrontHairKind,
  color: string,
  shine: string,
): string {
  const cap = path(capPath, color)
  switch (kind) {
    case 'crop':
      return cap + curls(s, capPath, shine, 90)
    case 'receding':
      return path(recedingPath, color) + curls(s, recedingPath, shine, 70)
    case 'afro':
      return cap + curls(s, capPath, shine, 90)
    case 'bun':
      return (
        cap +
        s.clip(
          capPath,
          repeat(11, (i) =>
            stroke(
              `M${num(112 - i * 20)} ${num(-96 - Math.sin((i / 10) * 3) * 50)}Q${num(60 - i * 18)} -200 -70 -226`,
              shine,
              3,
              { opacity: 0.45 },
            ),
          ),
        ) +
        ellipse(-62, -258, 84, 68, color) +
        repeat(5, (i) =>
          stroke(
            `M${num(-136 + i * 10)} ${num(-254 - i * 4)}Q${num(-66 + i * 6)} ${num(-316 + i * 20)} ${num(6 - i * 6)} ${num(-262 + i * 4)}`,
            shine,
            4,
            { opacity: 0.5 },
          ),
        ) +
        stroke('M-112 -214Q-66 -196 -14 -216', '#f2b53f', 11)
      )
    case 'bob':
      return (
        path(
          'M-110 150C-96 80 -108 -10 -92 -70C-72 -118 -20 -146 28 -140C70 -138 100 -126 112 -92C122 -130 110 -186 40 -216C-30 -236 -150 -226 -196 -120C-216 -40 -212 60 -190 130C-168 160 -130 166 -110 150Z',
          color,
        ) +
        stroke(
          'M-170 120C-190 20 -180 -110 -90 -180M-140 130C-156 30 -150 -90 -70 -160M60 -206Q96 -180 108 -130',
          shine,
          5,
          {
            opacity: 0.4,
          },
        )
      )
    case 'locs':
      return (
        cap +
        repeat(7, (i) =>
          rope(
            -90 - i * 13,
            -110 + i * 16,
            260 + (i % 3) * 40,
            -30 - (i % 2) * 10,
            22,
            color,
            shine,
            i === 2 ? '#f2b53f' : undefined,
          ),
        ) +
        repeat(8, (i) =>
          stroke(
            `M${num(100 - i * 24)} ${num(-118 - Math.sin((i / 7) * 3) * 32)}Q${num(40 - i * 22)} ${num(-206)} ${num(-60 - i * 12)} ${num(-180 + i * 12)}`,
            i % 2 === 0 ? color : shine,
            i % 2 === 0 ? 20 : 3,
            { opacity: i % 2 === 0 ? 1 : 0.5 },
          ),
        )
      )
    case 'twists':
      return (
        cap +
        repeat(30, (i) => {
          const [a, ring] = [(i % 15) / 14, Math.floor(i / 15)]
          const x = -170 + a * 280
          const y = -110 - Math.sin(a * Math.PI) * 110 + ring * 44
          return rope(x, y, 44 + (i % 3) * 10, (a - 0.55) * 46, 20, color, shine)
        })
      )
    case 'braids':
      return (
        cap +
        s.clip(
          capPath,
          repeat(9, (i) =>
            stroke(
              `M${num(108 - i * 22)} ${num(-104 - Math.sin((i / 8) * 3) * 44)}C${num(70 - i * 16)} -190 ${num(-60 - i * 10)} ${num(-210 + i * 8)} -176 ${num(-120 + i * 14)}`,
              shine,
              4,
              { opacity: 0.6, extra: 'stroke-dasharray="9 5"' },
            ),
          ),
        ) +
        repeat(5, (i) =>
          rope(
            -112 - i * 13,
            6,
            360 + (i % 3) * 34,
            -24 + i * 4,
            15,
            color,
            shine,
            i % 2 === 0 ? '#f2b53f' : undefined,
          ),
        )
      )
  }
}
