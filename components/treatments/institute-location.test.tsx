import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { mergeSettings } from '@/contract/site-settings/merge-settings'
import { parseOwnerSettings } from '@/contract/site-settings/parse-owner-settings'
import { environment } from '@/lib/site/environment'
import { InstituteLocation } from './institute-location'

vi.mock('@/components/ui/picture', () => ({ Picture: () => null }))

/** The HTML of the location with settings of the owner. */
const location = (body: object) =>
  renderToStaticMarkup(
    <InstituteLocation
      site={mergeSettings(environment.siteDefaults, parseOwnerSettings(body).owner)}
    />,
  )

it('R106 R107 A41 the city as text, a lazy-loaded map that is named, directions in a new tab', () => {
  const html = location({})
  expect(html).toMatch(/<address[^>]*>.*Cotonou, Bénin<\/address>/)
  expect(html).toMatch(
    /<iframe src="https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=[^"]+marker=6\.3654%2C2\.4183"/,
  )
  expect(html).toMatch(/<iframe [^>]*title="[^"]*Cotonou[^"]*" loading="lazy"/)
  expect(html).toMatch(
    /<a [^>]*href="[^"]*openstreetmap\.org\/directions\?to=6\.3654[^"]*"[^>]* target="_blank"[^>]*>.*Itinéraire/,
  )
  expect(html).not.toContain('Horaires')
})

it('the quarter and the hours of the owner are shown', () => {
  const day = [{ opens: '09:00', closes: '19:30' }]
  const html = location({
    location: { district: 'Haie Vive', opening_hours: { tuesday: day, wednesday: day } },
  })
  expect(html).toContain('Haie Vive')
  expect(html).toMatch(/Horaires.*Mardi – mercredi.*9\u00a0h – 19\u00a0h\u00a030/)
})
