import { expect, it } from 'vitest'
import { courseSchema } from '@/lib/backend/schemas'
import { defaultSettings } from '@/lib/site/default-site-settings'
import { courseFacts, courseHint } from './facts'
import { courseJsonLd } from './json-ld'

const course = (more: object) => courseSchema.parse({ id: 1, title: 'Tresses', ...more })

const onRequest = { label: 'Tarif', values: ['Sur demande'] }

it('names duration and price where the backend has them, else the price is on request', () => {
  expect(courseFacts(course({}))).toEqual([onRequest])
  expect(courseHint(course({}))).toBe('Tarif sur demande')
  const facts = courseFacts(course({ duree: '3 mois', tarif: 150_000 }))
  expect(facts).toEqual([
    { label: 'Durée', values: ['3 mois'] },
    { label: 'Tarif', values: ['150\u00a0000\u00a0FCFA'] },
  ])
  expect(courseHint(course({ duree: '3 mois', tarif: 150_000 }))).toBe(
    '3 mois · 150\u00a0000\u00a0FCFA',
  )
})

it.each([0, -5, 1.5, '150', null])('A33 ignores a price that is %j', (tarif) => {
  expect(courseFacts(course({ tarif, duree: null }))).toEqual([onRequest])
})

it('R104 the price is in the structured data where the backend has it', () => {
  const offers = (more: object) => courseJsonLd(course(more), defaultSettings).offers
  expect(offers({ tarif: 150_000 })).toMatchObject({ price: 150_000, priceCurrency: 'XOF' })
  expect(offers({})).toBeUndefined()
})
