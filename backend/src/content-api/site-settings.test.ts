import { expect, it } from 'vitest'
import { read } from '../../testing/read'
import { sharedBackend } from '../../testing/shared-backend'
import { resourcesOf } from '../../testing/site'

const its = sharedBackend()
const settings = async () => (await read(`${its.backend.url}/api/site/settings/`)).json

it('answers nothing while the owner has set nothing', async () => {
  expect(await settings()).toStrictEqual({})
})

it('answers what the owner has set, corrected, and tells the site', async () => {
  const identity = {
    product_name: '  Maison  Adja ',
    care_brand: '',
    company_phone: '97 11 22 33',
    whatsapp: { voyage: '0033612345678', medias: '' },
  }
  const hours = { tuesday: '9h-12h30 et 14h-19h', monday: ' ' }
  const map_point = 'https://www.google.com/maps/@6.3601,2.4102,15z'
  const location = { hours, map_point, reply_time: 'two_hours' }
  const socials = { video_site: 'youtube.com/@adja?si=a' }
  expect(
    (await its.me.confirmed.setGlobal('reglages', { identity, location, socials })).status,
  ).toBe(200)
  expect(await settings()).toStrictEqual({
    identity: {
      product_name: 'Maison Adja',
      company_phone: '+229 01 97 11 22 33',
      whatsapp: { voyage: '+33 6 12 34 56 78' },
    },
    socials: { video_site: 'https://youtube.com/@adja' },
    location: {
      opening_hours: {
        tuesday: [
          { opens: '09:00', closes: '12:30' },
          { opens: '14:00', closes: '19:00' },
        ],
      },
      map_point: { latitude: 6.3601, longitude: 2.4102 },
      reply_time: 'two_hours',
    },
  })
  expect(resourcesOf((await its.takeCalls())[0])).toEqual(['site-settings'])
})

it('answers a year of its own after ©, and which one is the present one', async () => {
  const legalAfter = async (copyright_year: string) => {
    await its.me.confirmed.setGlobal('reglages', { legal: { copyright_year } })
    return ((await settings()) as { legal?: object }).legal
  }
  expect(await legalAfter('2026')).toEqual({ copyright_year: 2026 })
  expect(await legalAfter('')).toEqual({ copyright_year: 'current' })
  expect(await legalAfter('2025')).toBeUndefined()
  await its.takeCalls()
})

it.each([
  [{ legal: { copyright_year: '26' } }, 'Écrivez une année'],
  [{ identity: { company_phone: '12' } }, '01 97 00 00 00'],
  [{ identity: { email: 'moi' } }, 'adresse e-mail'],
  [{ socials: { social_page: 'ma page' } }, 'https://'],
  [{ location: { map_point: 'à Cotonou' } }, 'Google Maps'],
  [{ location: { hours: { monday: 'le matin' } } }, '9h-19h'],
  [{ location: { reply_time: 'demain' } }, 'Délai de réponse'],
])('refuses %j with a French sentence', async (data, sentence) => {
  const { status, text } = await its.me.confirmed.setGlobal('reglages', data)
  expect(status).toBe(400)
  expect(text).toContain(sentence)
})

it('keeps earlier states, and tells the site when one is restored', async () => {
  await its.me.setGlobal('reglages', { location: { district: 'Passager' } })
  await its.takeCalls()
  const { text } = await its.me.get('globals/reglages/versions?sort=createdAt&limit=1')
  const { docs } = JSON.parse(text) as { docs: { id: number }[] }
  const restored = await its.me.setGlobal(`reglages/versions/${docs[0]?.id}`, {})
  expect(restored.status).toBe(200)
  expect(JSON.stringify(await settings())).not.toContain('Passager')
  expect(resourcesOf((await its.takeCalls())[0])).toEqual(['site-settings'])
})

it('unauthenticated requests neither read nor change it through the back-office', async () => {
  const response = await read(`${its.backend.url}/cms/globals/reglages`)
  expect([401, 403]).toContain(response.status)
})
