import { expect, it } from 'vitest'
import { courseSchema } from '@/lib/backend/schemas'
import { defaultSettings } from '@/lib/site/default-site-settings'
import { isFull, nextSessionLine, nextSessions, sessionLine } from './facts'
import { courseJsonLd } from './json-ld'

const course = (sessions: unknown, more = {}) =>
  courseSchema.parse({ id: 1, title: 'Tresses', sessions, ...more })

/** 23:30 in Cotonou, on the fifth. */
const now = new Date('2036-01-05T22:30:00Z')

it('A11 A25 shows the sessions of today and later, the next one first', () => {
  const days = ['2036-02-01', '2036-01-05', '2036-01-04'].map((date) => ({ date }))
  expect(nextSessions(course(days), now)).toEqual([{ date: '2036-01-05' }, { date: '2036-02-01' }])
})

it.each([
  [undefined, undefined],
  [null, undefined],
  ['bientôt', undefined],
  [[], []],
  [[{ date: 'bientôt' }, null, 'x', { lieu: 'Ici' }, { date: '2036-02-30' }], []],
  [
    [
      { date: '2036-01-05', lieu: 3, places_restantes: -1 },
      { date: '2036-01-06', lieu: ' ' },
    ],
    [{ date: '2036-01-05' }, { date: '2036-01-06' }],
  ],
])('A33 of the sessions %j odd ones are left out', (sent, sessions) => {
  expect(course(sent).sessions).toEqual(sessions)
})

it.each([
  [{ left: 0 }, 'samedi 5 janvier 2036 · Complet'],
  [{ left: 1 }, 'samedi 5 janvier 2036 · 1 place restante'],
  [{ left: 3, place: 'Ouidah' }, 'samedi 5 janvier 2036 · Ouidah · 3 places restantes'],
  [{}, 'samedi 5 janvier 2036'],
])('A25 of %j it says %s', (session, words) => {
  expect(sessionLine({ date: '2036-01-05', ...session })).toBe(words)
})

it('A25 a course is full when all its sessions to come are', () => {
  const full = { date: '2036-01-06', places_restantes: 0 }
  const over = { date: '2036-01-04', places_restantes: 2 }
  const open = { date: '2036-02-01', lieu: 'Ouidah', places_restantes: 2 }
  expect(isFull(course([]), now)).toBe(false)
  expect(isFull(course([over, full]), now)).toBe(true)
  expect(isFull(course([full, open]), now)).toBe(false)
  expect(nextSessionLine(course([]), now)).toBeUndefined()
  expect(nextSessionLine(course([over, full]), now)).toBe('Complet')
  expect(nextSessionLine(course([full, open]), now)).toBe(
    'vendredi 1er février 2036 · Ouidah · 2 places restantes',
  )
})

const instancesOf = (it: ReturnType<typeof course>) =>
  courseJsonLd(it, defaultSettings).hasCourseInstance

it('A25 R104 search engines get each session with its day, place, mode, length and places', () => {
  const instances = (session: object, duree?: string) =>
    instancesOf(course([{ date: '2036-01-05', ...session }], { duree }))
  expect(instancesOf(course([{ date: '2020-01-05' }]))).toBeUndefined()
  const common = { '@type': 'CourseInstance', startDate: '2036-01-05' }
  expect(instances({ lieu: 'Ouidah', places_restantes: 0 }, '3 mois, le samedi')).toEqual([
    {
      ...common,
      courseMode: 'Onsite',
      location: { '@type': 'Place', name: 'Ouidah', address: 'Ouidah' },
      remainingAttendeeCapacity: 0,
      courseSchedule: { '@type': 'Schedule', repeatCount: 3, repeatFrequency: 'Monthly' },
    },
  ])
  expect(instances({}, '20 heures')).toMatchObject([
    {
      location: { name: 'Institut Rayonne', address: 'Cotonou' },
      courseWorkload: 'PT20H',
    },
  ])
  expect(instances({ lieu: 'À distance' }, 'le samedi')).toEqual([
    { ...common, courseMode: 'Online' },
  ])
})
