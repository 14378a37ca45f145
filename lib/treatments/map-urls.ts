import { mapOrigin } from '@/lib/document/frame-origins.mjs'

/** A point on the map, in decimal degrees. */
type Point = { latitude: number; longitude: number }

/** From the point to each edge of the map, in degrees: about 700 m and 1 km. */
const margin = { latitude: 0.0065, longitude: 0.01 }

/** The URL of an embedded map with a marker on the point. */
export function mapFrameUrl({ latitude, longitude }: Point): string {
  const { longitude: x, latitude: y } = margin
  const box = [longitude - x, latitude - y, longitude + x, latitude + y]
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return `${mapOrigin}/export/embed.html?${query}`
}

/** The URL of directions to the point; the visitor enters the start. */
export function directionsUrl({ latitude, longitude }: Point): string {
  return `${mapOrigin}/directions?${new URLSearchParams({ to: `${latitude},${longitude}` })}`
}
