import { afterEach, describe, expect, it, vi } from 'vitest'
import { parseMapPoint } from './map-point'
import { normalizeAddress } from './page-address'
import { followShortMapLink } from './short-map-link'

const point = { latitude: 6.3601, longitude: 2.4102 }

describe('a point on the map', () => {
  it.each([
    '6.3601, 2.4102',
    '6.3601 2.4102',
    '(6.3601, 2.4102)',
    '6,3601; 2,4102',
    'https://www.google.com/maps/place/Institut/@6.3,2.4,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x0!8m2!3d6.3601!4d2.4102',
    'https://www.google.com/maps/@6.3601,2.4102,15z',
    'https://www.google.com/maps/search/?api=1&query=6.3601%2C2.4102',
    'https://maps.google.com/?q=6.3601,2.4102',
    'https://www.google.com/maps/search/6.3601,+2.4102?entry=tts'.replace('+', ''),
    'https://maps.apple.com/?ll=6.3601,2.4102&q=Institut',
    'https://www.openstreetmap.org/?mlat=6.3601&mlon=2.4102#map=15/6.3/2.4',
    'https://www.openstreetmap.org/#map=15/6.3601/2.4102',
    'geo:6.3601,2.4102',
  ])('is understood in %s', (pasted) => {
    expect(parseMapPoint(pasted)).toEqual(point)
  })

  it('is understood in degrees, minutes and seconds', () => {
    expect(parseMapPoint('6°21\'36.4"N 2°24\'36.7"E')).toEqual({
      latitude: 6.360111,
      longitude: 2.410194,
    })
  })

  it.each(['Cotonou', '6.36', '96, 2', 'https://maps.app.goo.gl/abc', 'https://exemple.bj/', '%'])(
    'is not in %s',
    (pasted) => {
      expect(parseMapPoint(pasted)).toBeUndefined()
    },
  )
})

describe('a short link', () => {
  const fetched = vi.fn<typeof fetch>()
  const redirect = (location: string) => new Response(null, { status: 302, headers: { location } })
  afterEach(() => {
    vi.unstubAllGlobals()
    fetched.mockReset()
  })

  it('is followed to the address with the point', async () => {
    vi.stubGlobal('fetch', fetched)
    const target = 'https://www.google.com/maps/@6.3601,2.4102,15z'
    fetched.mockResolvedValueOnce(redirect(target))
    expect(await followShortMapLink('https://maps.app.goo.gl/abc')).toBe(target)
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('leads to no other host, and stays as it is without the network', async () => {
    vi.stubGlobal('fetch', fetched)
    fetched.mockResolvedValue(redirect('http://127.0.0.1/secret'))
    await followShortMapLink('https://maps.app.goo.gl/abc')
    expect(fetched).toHaveBeenCalledTimes(1)
    await followShortMapLink('http://127.0.0.1/secret')
    expect(fetched).toHaveBeenCalledTimes(1)
    fetched.mockRejectedValue(new Error('offline'))
    expect(await followShortMapLink('https://goo.gl/maps/abc')).toBe('https://goo.gl/maps/abc')
  })
})

it.each([
  ['facebook.com/rayonne', 'https://facebook.com/rayonne'],
  ['https://www.youtube.com/@rayonne?si=abc', 'https://www.youtube.com/@rayonne'],
  [
    'https://www.facebook.com/profile.php?id=7&mibextid=x',
    'https://www.facebook.com/profile.php?id=7',
  ],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('the page %s becomes %s', (pasted, stored) => {
  expect(normalizeAddress(pasted)).toBe(stored)
})
