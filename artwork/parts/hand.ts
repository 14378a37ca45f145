import { darker } from '../color'
import { group, num, path, stroke } from '../shapes'

/** A slender open hand, fingers up, about 330 from the wrist to the longest finger. */
export function hand(
  skin: string,
  rim: string,
  nail: string | undefined,
  bangles: readonly string[],
): string {
  const dark = darker(skin, 0.45)
  const finger = (x: number, y: number, l: number, w: number, a: number) => {
    const [b, t] = [w / 2, w * 0.37]
    const body = path(
      `M${num(-b)} 46L${num(-b)} ${num(-l * 0.35)}C${num(-b)} ${num(-l * 0.6)} ${num(-t)} ${num(-l * 0.7)} ${num(-t)} ${num(-l + t)}A${num(t)} ${num(t * 1.15)} 0 0 1 ${num(t)} ${num(-l + t)}C${num(t)} ${num(-l * 0.7)} ${num(b)} ${num(-l * 0.6)} ${num(b)} ${num(-l * 0.35)}L${num(b)} 46Z`,
      skin,
    )
    const lines = stroke(
      `M${num(-b * 0.6)} ${num(-l * 0.58)}q${num(b * 0.6)} 4 ${num(b * 1.2)} 0M${num(-b * 0.7)} ${num(-l * 0.26)}q${num(b * 0.7)} 5 ${num(b * 1.4)} 0`,
      dark,
      2.2,
      { opacity: 0.6 },
    )
    const tip =
      nail === undefined
        ? ''
        : path(
            `M${num(-t * 0.72)} ${num(-l + t * 1.9)}C${num(-t * 0.86)} ${num(-l + t * 0.4)} ${num(-t * 0.5)} ${num(-l - t * 0.8)} 0 ${num(-l - t * 0.86)}C${num(t * 0.5)} ${num(-l - t * 0.8)} ${num(t * 0.86)} ${num(-l + t * 0.4)} ${num(t * 0.72)} ${num(-l + t * 1.9)}Q0 ${num(-l + t * 2.5)} ${num(-t * 0.72)} ${num(-l + t * 1.9)}Z`,
            nail,
          ) +
          stroke(`M${num(-t * 0.26)} ${num(-l + t * 1.3)}V${num(-l - t * 0.1)}`, '#ffffff', 2.2, {
            opacity: 0.6,
          })
    return group(
      body +
        lines +
        stroke(`M${num(b * 0.78)} ${num(-l * 0.3)}V30`, rim, 2.6, { opacity: 0.5 }) +
        stroke(`M${num(-b)} ${num(-l * 0.1)}V34`, dark, 2, { opacity: 0.55 }) +
        tip,
      `translate(${x} ${y}) rotate(${a})`,
    )
  }
  const palm =
    'M-52 -92C-58 -50 -58 -14 -50 20C-44 52 -34 78 -30 112C-32 180 -40 240 -48 330H52C42 240 36 180 34 112C40 72 52 30 56 -14C59 -46 58 -66 54 -84C30 -112 -26 -116 -52 -92Z'
  const thumb = group(
    path('M-22 46C-30 6 -26 -40 -22 -70C-20 -92 12 -92 13 -68C15 -36 22 -10 30 16Z', skin) +
      stroke('M12 -62C14 -36 18 -14 26 8', rim, 2.6, { opacity: 0.45 }) +
      (nail === undefined
        ? ''
        : path('M-16 -64C-18 -88 -10 -102 -3 -102C5 -102 11 -88 9 -64Q-3 -56 -16 -64Z', nail)),
    'translate(-48 26) rotate(-46)',
  )
  return (
    thumb +
    finger(-39, -86, 116, 26, -11) +
    finger(-12, -98, 140, 27, -3) +
    finger(16, -96, 130, 26, 5) +
    finger(42, -80, 100, 22, 14) +
    path(palm, skin) +
    stroke('M-38 -84q3 9 12 11M-11 -94q4 9 14 9M17 -92q4 8 13 7M40 -78q4 6 10 4', dark, 3, {
      opacity: 0.5,
    }) +
    stroke('M-52 10C-38 20 -22 26 -14 46M52 -10C46 24 38 60 34 100', dark, 3, { opacity: 0.4 }) +
    stroke('M56 -30C50 30 36 70 33 112C36 180 42 240 50 330', rim, 4, { opacity: 0.6 }) +
    bangles
      .map((color, i) =>
        path(
          `M-33 ${132 + i * 20}Q0 ${142 + i * 20} 37 ${132 + i * 20}V${144 + i * 20}Q0 ${154 + i * 20} -34 ${144 + i * 20}Z`,
          color,
        ),
      )
      .join('')
  )
}
