import { attempt } from '../../../../platform/attempt.mjs'

type MapPoint = { latitude: number; longitude: number }

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`
/** A point in the address of a map, the marker before the middle of the view. */
const inAddresses = [
  String.raw`!3d${number}!4d${number}`,
  String.raw`[?&](?:q|query|ll|destination|daddr|coordinate|to)=(?:loc:)?${number},\s*${number}`,
  String.raw`[?&]mlat=${number}&mlon=${number}`,
  String.raw`/(?:search|place|dir/)/?${number},\s*${number}`,
  String.raw`@${number},${number}`,
  String.raw`#map=[\d.]+/${number}/${number}`,
  String.raw`^geo:${number},${number}`,
].map((pattern) => new RegExp(pattern))

/** The point of two numbers, of degrees with minutes, or of an address of Google Maps, OpenStreetMap or Apple Maps. */
export function parseMapPoint(pasted: string): MapPoint | undefined {
  const text = pasted.trim()
  return (
    pointOf(attempt(() => decodeURIComponent(text)) ?? text) ??
    pointOf(text.replace(/(\d),(\d)/g, '$1.$2'))
  )
}

/** «6.3654, 2.4183» */
export function formatMapPoint({ latitude, longitude }: MapPoint): string {
  return `${latitude}, ${longitude}`
}

function pointOf(text: string): MapPoint | undefined {
  if (/^(https?|geo):/i.test(text)) {
    for (const pattern of inAddresses) {
      const match = pattern.exec(text)
      if (match) return checked(Number(match[1]), Number(match[2]))
    }
    return undefined
  }
  const plain = new RegExp(`^\\(?${number}\\s*[,;\\s]\\s*${number}\\)?$`).exec(text)
  if (plain) return checked(Number(plain[1]), Number(plain[2]))
  const parts = [...text.matchAll(/(\d+)°\s*(\d+)['’′]\s*([\d.]+)["”″]?\s*([NSEOW])/gi)]
  const [north, east] = parts.map(([, degrees, minutes, seconds, side]) => {
    const value = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600
    return (/[SOW]/i.test(side ?? '') ? -1 : 1) * Number(value.toFixed(6))
  })
  return parts.length === 2 ? checked(north, east) : undefined
}

function checked(latitude = Number.NaN, longitude = Number.NaN): MapPoint | undefined {
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isOnEarth ? { latitude, longitude } : undefined
}
