import { expect, it } from 'vitest'
import { eventActions } from './actions'

const announced = { liveUrl: 'https://exemple.bj/direct', tickets: 'https://exemple.bj/billets' }

it('R80 R81 an event is watched and sold before its end, then only watched; neither once it does not take place', () => {
  const { liveUrl: live, tickets } = announced
  expect(eventActions(announced)).toEqual({ isToCome: true, live, tickets })
  expect(eventActions(announced, true)).toEqual({ isToCome: false, live })
  for (const state of ['cancelled', 'postponed'] as const) {
    for (const isOver of [false, true])
      expect(eventActions({ ...announced, state }, isOver)).toEqual({ isToCome: false })
  }
})
