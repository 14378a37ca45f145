import type { TextField } from 'payload'
import { formatMapPoint, parseMapPoint } from './map-point'
import { isMapPoint } from './rules'
import { followShortMapLink } from './short-map-link'
import { valueField } from './value-field'

/** The point on the map, of which a shared link is understood. */
export function mapPointField(inForce: string): TextField {
  return valueField({
    name: 'map_point',
    label: 'Point sur la carte',
    inForce,
    description:
      'Dans Google Maps, ouvrez le lieu, touchez «\u00a0Partager\u00a0» puis «\u00a0Copier\u00a0», et collez le lien ici. Ou collez les deux nombres du point.',
    validate: isMapPoint,
    normalize: async (pasted) => {
      const point = parseMapPoint(pasted) ?? parseMapPoint(await followShortMapLink(pasted))
      return point ? formatMapPoint(point) : pasted
    },
  })
}
