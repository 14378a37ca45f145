/** A point of a drawing, in pixels of the card. */
export type Point = readonly [x: number, y: number]

/** The point at an angle (degrees, anticlockwise from the right) and a distance from a centre. */
export function polar([x, y]: Point, angle: number, radius: number): Point {
  const turn = (angle * Math.PI) / 180
  return [x + Math.cos(turn) * radius, y - Math.sin(turn) * radius]
}

/** A closed shape of one colour. */
export function polygon(points: readonly Point[], fill: string, opacity = 1): string {
  const list = points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
  return `<polygon points="${list}" fill="${fill}" fill-opacity="${opacity}"/>`
}

/** A drawing of a size in pixels, for sharp to rasterise. */
export function drawing(width: number, height: number, content: string): Buffer {
  const box = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${box}>${content}</svg>`)
}
