import { expect, it } from 'vitest'
import { securityTxt } from './security-txt'

it('names the owner’s address, for less than a year, in French', () => {
  const text = securityTxt('contact@rayonne.bj', new Date('2026-11-24T03:00:00Z'))
  expect(text?.split('\n')).toEqual([
    'Contact: mailto:contact@rayonne.bj',
    'Expires: 2027-11-23T03:00:00.000Z',
    'Preferred-Languages: fr',
    expect.stringMatching(/^Canonical: https?:\/\/.*\/\.well-known\/security\.txt$/),
    '',
  ])
})

it('is none while the address is an example', () => {
  expect(securityTxt('contact@example.org', new Date())).toBeNull()
})
