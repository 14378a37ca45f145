import { expect, it } from 'vitest'
import { age } from './age'
import { change } from './figures'
import { sampleContentNotice } from './settings-problems'

it('compares a period with the one before it', () => {
  expect(change({ now: 5, before: 2 }, 7)).toBe('3 de plus que les 7\u00a0jours d’avant')
  expect(change({ now: 2, before: 5 }, 30)).toBe('3 de moins que les 30\u00a0jours d’avant')
  expect(change({ now: 0, before: 0 }, 7)).toBe('autant que les 7\u00a0jours d’avant')
})

it('says an age in days of 24 hours', () => {
  const now = new Date('2026-11-23T10:00:00Z')
  expect(age(new Date('2026-11-23T09:00:00Z'), now)).toBe('aujourd’hui')
  expect(age(new Date('2026-11-22T09:00:00Z'), now)).toBe('hier')
  expect(age(new Date('2026-11-14T09:00:00Z'), now)).toBe('il y a 9\u00a0jours')
  expect(age(new Date('2026-11-24T09:00:00Z'), now)).toBe('aujourd’hui')
})

it('names all examples that visitors see in one row', () => {
  const href = '/admin/globals/reglages'
  expect(sampleContentNotice(['Téléphone', 'E-mail', 'TikTok'])).toEqual([
    {
      href,
      label: '3 coordonnées d’exemple à remplacer',
      note: 'Les visiteurs les voient\u00a0: Téléphone, E-mail et TikTok.',
    },
  ])
  expect(sampleContentNotice(['Facebook'])[0]?.note).toBe(
    'Les visiteurs la voient\u00a0: Facebook.',
  )
  expect(sampleContentNotice([])).toEqual([])
})
