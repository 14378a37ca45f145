const site = 'https://www.openstreetmap.org'

/** A point on the map, in decimal degrees. */
type Point = { latitude: number; longitude: number }

/** How far the map reaches to each side of the point, in degrees: about 1 km and 700 m. */
const reach = { latitude: 0.0065, longitude: 0.01 }

/** The map as a frame, with a marker on the point (R106). */
export function mapFrameUrl({ latitude, longitude }: Point): string {
  const box = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ].map((degrees) => degrees.toFixed(4))
  const query = new URLSearchParams({
    bbox: box.join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return `${site}/export/embed.html?${query}`
}

/** The way to the point, from wherever the visitor says (A41). */
export function directionsUrl({ latitude, longitude }: Point): string {
  return `${site}/directions?${new URLSearchParams({ to: `${latitude},${longitude}` })}`
}
