import { cycle, repeat } from '../random'
import { circle, ellipse, num, path, rect } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** A market umbrella seen from the side, made of triangular cloth panels. */
export function marketUmbrella(
  x: number,
  y: number,
  w: number,
  colors: readonly string[],
  pole: string,
  poleLength = w * 0.9,
  tilt = 0,
): string {
  const h = w * 0.36
  const gores = 8
  const edge = (i: number): readonly [number, number] => {
    const a = Math.PI * (1 - i / gores)
    return [x + Math.cos(a) * w * 0.5, y + Math.sin(Math.PI * (i / gores)) * w * 0.055]
  }
  const panels = repeat(gores, (i) => {
    const [x1, y1] = edge(i)
    const [x2, y2] = edge(i + 1)
    const c = 0.62
    const gore = (fill: string, opacity = 1) =>
      path(
        `M${num(x)} ${num(y - h)}Q${num(x + (x1 - x) * c)} ${num(y - h * 0.86)} ${num(x1)} ${num(y1)}Q${num((x1 + x2) / 2)} ${num((y1 + y2) / 2 - w * 0.03)} ${num(x2)} ${num(y2)}Q${num(x + (x2 - x) * c)} ${num(y - h * 0.86)} ${num(x)} ${num(y - h)}Z`,
        fill,
        { opacity },
      )
    return gore(cycle(colors, i)) + (i > gores * 0.55 ? gore('#120818', 0.12 + (i - 4) * 0.05) : '')
  })
  const drawn =
    rect(x - w * 0.012, y - h * 0.2, w * 0.024, poleLength, pole) +
    ellipse(x, y + w * 0.012, w * 0.48, w * 0.05, '#160a18', { opacity: 0.45 }) +
    panels +
    circle(x, y - h, w * 0.022, pole)
  return tilt === 0
    ? drawn
    : `<g transform="rotate(${num(tilt)} ${num(x)} ${num(y + poleLength)})">${drawn}</g>`
}

/** Bolts of cloth standing on a table. */
export function fabricBolts(
  s: SvgCanvas,
  x: number,
  y: number,
  w: number,
  h: number,
  fills: readonly string[],
): string {
  const each = w / fills.length
  return fills
    .map((fill, i) => {
      const hh = h * s.rng.range(0.72, 1)
      return (
        rect(x + i * each + 1, y - hh, each - 2, hh, fill, { r: each * 0.12 }) +
        rect(
          x + i * each + 1,
          y - hh,
          each - 2,
          hh,
          s.linearGradient(
            [
              [0, '#ffffff', 0.22],
              [0.4, '#000000', 0],
              [1, '#120818', 0.5],
            ],
            0,
            0,
            1,
            0,
          ),
          { r: each * 0.12 },
        )
      )
    })
    .join('')
}

/** Cloth hung on a line, with soft folds. */
export function hangingCloth(
  s: SvgCanvas,
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  sway = 0,
): string {
  const d = `M${num(x)} ${num(y)}Q${num(x + w / 2)} ${num(y + h * 0.03)} ${num(x + w)} ${num(y)}C${num(x + w + sway * 0.4)} ${num(y + h * 0.4)} ${num(x + w * 0.97 + sway)} ${num(y + h * 0.7)} ${num(x + w + sway)} ${num(y + h)}Q${num(x + w * 0.75 + sway)} ${num(y + h * 1.035)} ${num(x + w / 2 + sway)} ${num(y + h)}T${num(x + sway)} ${num(y + h)}C${num(x + sway)} ${num(y + h * 0.7)} ${num(x + sway * 0.4)} ${num(y + h * 0.4)} ${num(x)} ${num(y)}Z`
  const folds = repeat(5, (i) => {
    const fx = x + (w * (i + 0.5)) / 5
    return path(
      `M${num(fx)} ${num(y)}Q${num(fx + w * 0.05)} ${num(y + h * 0.5)} ${num(fx + sway)} ${num(y + h)}h${num(w * 0.07)}Q${num(fx + w * 0.09)} ${num(y + h * 0.5)} ${num(fx + w * 0.02)} ${num(y)}Z`,
      i % 2 === 0 ? '#100818' : '#ffffff',
      { opacity: i % 2 === 0 ? 0.2 : 0.12 },
    )
  })
  return s.clip(
    d,
    path(d, fill) +
      folds +
      rect(
        x - w,
        y,
        w * 3,
        h * 1.1,
        s.linearGradient([
          [0, '#120818', 0],
          [1, '#120818', 0.3],
        ]),
      ),
  )
}
