import { expect, it } from 'vitest'
import { siteWarning } from './site-health'

it.each(['told', 'pending', 'unknown', 'off'] as const)('says nothing when it is %s', (state) => {
  expect(siteWarning({ state })).toBeNull()
})

it.each([
  ['unreachable', 'n’a pas pu être prévenu (il est arrêté)'],
  ['refused', 'a refusé d’être prévenu'],
  ['failed', 'n’a pas pu être prévenu (il est en panne)'],
] as const)('says that the site was not told: %s', (state, cause) => {
  expect(siteWarning({ state })).toContain(`C’est enregistré, mais le site ${cause}`)
})
