import { expect, it } from 'vitest'
import { frenchText } from '../admin/accessibility/french-texts'
import { notShrunk, refusalAsItIs, refusalAnyway } from '../films/rules'
import { messages } from './messages'

const film = { seconds: 90, width: 640, height: 480, playsEverywhere: true } as Parameters<
  typeof refusalAnyway
>[0]

it('no message of a notice has a colon: Payload shows what follows one as a list, cut at its commas', () => {
  const shown = [
    ...Object.values(messages),
    frenchText('Failed to fetch'),
    frenchText('Failed to fetch', false),
    notShrunk,
    refusalAnyway(film),
    refusalAnyway({ ...film, width: 7680, height: 4320 }),
    refusalAsItIs(film, 60_000_000, true),
    refusalAsItIs(film, 60_000_000, false),
  ]
  expect(shown.filter((message) => !message || message.includes(':'))).toEqual([])
})
