import { expect, it } from 'vitest'
import { withFrenchSpaces } from './french-spaces'

it.each([
  ['Onglerie : niveau 1', 'Onglerie\u00a0: niveau 1'],
  ['« La nuit », dit-elle ; et puis ?', '«\u00a0La nuit\u00a0», dit-elle\u00a0; et puis\u00a0?'],
  ['Reportage 7 : « Ganvié »', 'Reportage 7\u00a0: «\u00a0Ganvié\u00a0»'],
  ['Enfin !\nVenez !', 'Enfin\u00a0!\nVenez\u00a0!'],
])('binds the punctuation of %j', (text, bound) => {
  expect(withFrenchSpaces(text)).toBe(bound)
  expect(withFrenchSpaces(bound)).toBe(bound)
})

it.each(['À 20h30: entrée libre', 'Le direct est là :-)', 'https://example.com/?a=1', 'a ::b'])(
  'leaves %j',
  (text) => {
    expect(withFrenchSpaces(text)).toBe(text)
  },
)
