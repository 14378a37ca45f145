/** The shape of the place where a picture is shown: width to height; without it the picture's own. */
export type Place = { ratio?: number }

/** Pixels across that a place needs on a phone of today. */
const widthMin = 600

/** The part of a picture that has to be seen, of 1; and how much longer than the other a side may be. */
const partMin = 0.55
const stripRatio = 3

/** What visitors would find wrong with a picture, of a size in pixels, in its place; undefined where it is good. */
export function pictureProblem(
  { width, height }: { width: number; height: number },
  { ratio }: Place,
): string | undefined {
  const own = width / height
  const shownWidth = ratio ? Math.min(width, height * ratio) : width
  const part = ratio ? Math.min(own / ratio, ratio / own) : 1
  if (part < partMin)
    return `Cette image a une autre forme que sa place\u00a0: on n’en verra que ${Math.round(part * 100)}\u00a0%.`
  if (shownWidth < widthMin)
    return `Cette image de ${width} × ${height}\u00a0pixels est trop petite pour sa place\u00a0: elle sera floue. Il en faut une de ${widthMin}\u00a0pixels de large au moins.`
  if (!ratio && Math.max(own, 1 / own) > stripRatio)
    return 'Cette image est une bande très étroite\u00a0: on la verra à peine sur un téléphone.'
  return undefined
}
