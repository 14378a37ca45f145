import { darker, lighter, mix } from '../color'
import { circle, group, num, path, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import type { FaceFeatures, FaceOptions } from './three-quarter-features'

/** Height as a share of the width; rotation in degrees, positive lifts the outer corner. */
const eyeShapes: Record<FaceFeatures['eyes'], { height: number; tilt: number }> = {
  almond: { height: 0.34, tilt: 0 },
  round: { height: 0.43, tilt: 1 },
  hooded: { height: 0.27, tilt: 4 },
  soft: { height: 0.36, tilt: -5 },
}

/** One eye; (x, y) is its centre, `w` its width. The outer corner of the near eye is on the left. */
export function eye(
  s: SvgCanvas,
  x: number,
  y: number,
  w: number,
  outer: 1 | -1,
  o: FaceOptions,
): string {
  const dark = darker(o.skin, 0.62)
  const { height, tilt } = eyeShapes[o.features.eyes]
  const [h, half] = [w * height * (o.expression === 'laugh' ? 0.28 / 0.34 : 1), w / 2]
  const turn = tilt === 0 ? '' : ` rotate(${num(-outer * tilt)})`
  const lid = o.makeUp ? mix(o.skin, '#c96f3f', 0.15) : lighter(o.skin, 0.06)
  const lidPath = `M${num(-half)} 2C${num(-w * 0.3)} ${num(-h * 1.7)} ${num(w * 0.3)} ${num(-h * 1.7)} ${num(half)} 2Z`
  const crease = stroke(
    `M${num(-half)} ${num(-h * 0.62)}C${num(-w * 0.24)} ${num(-h * 1.55)} ${num(w * 0.26)} ${num(-h * 1.55)} ${num(half)} ${num(-h * 0.5)}`,
    dark,
    2.6,
    { opacity: 0.55 },
  )
  const tip = outer * half
  if (o.eyes !== 'open') {
    const drop = o.eyes === 'closed' ? 9 : 5
    const edge = `M${num(-half)} 0Q0 ${num(drop * 2.6)} ${num(half)} 0`
    const lashes = o.makeUp
      ? [0.1, 0.36, 0.62, 0.86]
          .map((t) => {
            const lx = outer * (-half * 0.2 + t * half * 1.1)
            const ly = drop * 1.3 * (1 - (lx / half) ** 2)
            return `M${num(lx)} ${num(ly)}q${num(outer * 3)} 6 ${num(outer * 9)} 8`
          })
          .join('')
      : ''
    return group(
      path(
        `M${num(-half)} 0C${num(-w * 0.28)} ${num(-h * 1.15)} ${num(w * 0.28)} ${num(-h * 1.15)} ${num(half)} 0Q0 ${num(drop * 2.6)} ${num(-half)} 0Z`,
        lid,
      ) +
        crease +
        stroke(edge, dark, 5) +
        (lashes === '' ? '' : stroke(lashes, dark, 2.6)),
      `translate(${num(x)} ${num(y + 4)})${turn}`,
    )
  }
  const almond = `M${num(-half)} ${num(outer < 0 ? 0 : 4)}C${num(-w * 0.28)} ${num(-h)} ${num(w * 0.24)} ${num(-h)} ${num(half)} ${num(outer < 0 ? 4 : 0)}C${num(w * 0.26)} ${num(h * (o.expression === 'calm' ? 0.72 : 0.5))} ${num(-w * 0.26)} ${num(h * (o.expression === 'calm' ? 0.76 : 0.52))} ${num(-half)} ${num(outer < 0 ? 0 : 4)}Z`
  const upper = `M${num(-half - 1)} ${num(outer < 0 ? 0 : 4)}C${num(-w * 0.28)} ${num(-h * 1.02)} ${num(w * 0.24)} ${num(-h * 1.02)} ${num(half + 1)} ${num(outer < 0 ? 4 : 0)}`
  return group(
    path(lidPath, lid, { opacity: 0.9 }) +
      crease +
      s.clip(
        almond,
        path(almond, '#f3e6d6') +
          path(lidPath, dark, { opacity: 0.16 }) +
          circle(w * 0.08, -h * 0.08, h * 0.7, '#3a1c10') +
          circle(w * 0.08, -h * 0.08, h * 0.38, '#120808') +
          circle(w * 0.17, -h * 0.3, h * 0.15, '#ffffff'),
      ) +
      stroke(upper, dark, o.makeUp ? 6.5 : 5) +
      (o.makeUp
        ? stroke(`M${num(tip)} 0q${num(outer * 5)} -4 ${num(outer * 8)} -9`, dark, 4.5)
        : '') +
      stroke(
        `M${num(-half * 0.8)} ${num(h * 0.4)}Q0 ${num(h * 0.82)} ${num(half * 0.8)} ${num(h * 0.4)}`,
        dark,
        2,
        { opacity: 0.4 },
      ),
    `translate(${num(x)} ${num(y)})${turn}`,
  )
}

/** The brow of the near eye, then the one of the far eye. */
const browPaths: Record<Exclude<FaceFeatures['brows'], 'arched'>, string> = {
  straight:
    'M-72 -64C-50 -74 -14 -79 16 -74C21 -68 19 -58 12 -57C-16 -62 -46 -60 -68 -53C-75 -55 -76 -60 -72 -64ZM50 -72C66 -79 92 -75 107 -60C109 -55 105 -51 100 -53C88 -62 70 -62 54 -58C47 -59 46 -68 50 -72Z',
  high: 'M-68 -60C-56 -86 -26 -101 12 -88C17 -84 16 -79 10 -79C-22 -90 -48 -78 -68 -60ZM52 -86C66 -97 94 -92 106 -64C92 -80 72 -85 56 -79C49 -79 48 -83 52 -86Z',
  angled:
    'M-74 -64C-54 -84 -18 -88 16 -76C20 -71 18 -62 11 -62C-18 -74 -46 -72 -70 -56C-76 -56 -77 -61 -74 -64ZM51 -74C66 -83 92 -82 107 -66C109 -61 105 -57 100 -59C86 -70 70 -70 55 -62C48 -62 46 -69 51 -74Z',
}

export function brows(o: FaceOptions): string {
  const kind = o.features.brows
  const paint = o.elder ? { opacity: 0.8 } : {}
  if (kind !== 'arched')
    return group(
      path(browPaths[kind], o.brow, paint),
      o.expression === 'laugh' ? 'translate(0 -6)' : '',
    )
  const lift = o.expression === 'laugh' ? -6 : 0
  const near = `M-68 ${-56 + lift}C-52 ${-74 + lift} -22 ${-84 + lift} 14 ${-77 + lift}C17 ${-71 + lift} 14 ${-65 + lift} 8 ${-66 + lift}C-20 ${-71 + lift} -46 ${-67 + lift} -68 ${-56 + lift}Z`
  const far = `M50 ${-75 + lift}C64 ${-82 + lift} 90 ${-78 + lift} 105 ${-56 + lift}C90 ${-67 + lift} 72 ${-69 + lift} 55 ${-65 + lift}C49 ${-65 + lift} 47 ${-71 + lift} 50 ${-75 + lift}Z`
  return path(near + far, o.brow, paint)
}
