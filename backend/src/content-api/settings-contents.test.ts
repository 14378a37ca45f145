import { expect, it } from 'vitest'
import { picture } from '../../../testing/files'
import { read } from '../../testing/read'
import { sharedBackend } from '../../testing/shared-backend'
import { modelTreatments } from '../globals/site-settings/beauty'

const its = sharedBackend()
const settings = async () => (await read(`${its.backend.url}/api/site/settings/`)).json
const set = (data: object) => its.me.setGlobal('reglages', data)

it('R100 answers prices and rows in the order of the owner, without what is empty', async () => {
  const treatments = [
    { name: ' Massage  sportif ', price: 15_000, duration: '' },
    { name: 'Soin du visage', price: 10_000, price_to: 25_000, duration: '1h' },
    { name: 'Ongles' },
  ]
  const { status } = await set({
    beauty: { women: { treatments } },
    houses: { counter_1: { value: '1.200' } },
    travel: { packs: { etudes: { features: ' Campus \n\nVisa\n', price_from: 150_000 } } },
    heroes: { tagline: 'Ici\net là' },
  })
  expect(status).toBe(200)
  expect(await settings()).toStrictEqual({
    beauty: {
      women: {
        treatments: [
          { name: 'Massage sportif', price: 15_000 },
          { name: 'Soin du visage', price: 10_000, price_to: 25_000, duration: '1h' },
          { name: 'Ongles' },
        ],
      },
    },
    houses: { counter_1: { value: 1200 } },
    travel: { packs: { etudes: { features: ['Campus', 'Visa'], price_from: 150_000 } } },
    heroes: { tagline: 'Ici et là' },
  })
})

it('answers nothing of a list that is the one of the site', async () => {
  await set({
    beauty: { women: { treatments: modelTreatments.women } },
    houses: { counter_1: { value: '' } },
    travel: { packs: { etudes: { features: '', price_from: null } } },
    heroes: { tagline: '' },
  })
  // An empty figure is not shown.
  expect(await settings()).toStrictEqual({ houses: { counter_1: { value: 0 } } })
  await set({ houses: { counter_1: { value: '120' } } })
  expect(await settings()).toStrictEqual({})
})

it.each([
  [{ beauty: { men: { treatments: [{ name: '' }] } } }, 'Nom du soin'],
  [{ beauty: { men: { treatments: [{ name: 'A', price: '?45.000,5' }] } } }, '45 000 000'],
  [{ beauty: { men: { treatments: [{ name: 'A', price: 9, price_to: 8 }] } } }, 'dépasser'],
  [{ beauty: { men: { treatments: [{ name: 'A', price_to: 8 }] } } }, 'premier prix'],
  [{ travel: { packs: { etudes: { price_from: '?cher' } } } }, '45 000 000'],
  [{ houses: { counter_2: { value: 'cent' } } }, 'nombre entier'],
])('refuses %j with a French sentence', async (data, sentence) => {
  const { status, text } = await set(data)
  expect(status).toBe(400)
  expect(text).toContain(sentence)
})

it('answers a picture with its renditions, keeps it while it is used, and lets it go', async () => {
  const { doc } = await its.me.upload('ganvie.jpg', await picture(), 'image/jpeg')
  await set({ pictures: { carousel_accueil_1: doc.id, carousel_accueil_1_alt: 'Ganvié' } })
  const { pictures } = (await settings()) as { pictures: Record<string, object> }
  expect(pictures).toStrictEqual({
    carousel_accueil_1: expect.objectContaining({
      image: `/media/${doc.filename}`,
      alt: 'Ganvié',
      width: expect.any(Number),
    }),
  })
  const refused = await its.me.remove(`uploads/${doc.id}`)
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('Réglages du site')])
  await set({ pictures: { carousel_accueil_1: null } })
  expect((await its.me.remove(`uploads/${doc.id}`)).status).toBe(200)
  expect(await settings()).toStrictEqual({})
})
