import { expect, it } from 'vitest'
import { linkedParts } from './linked-parts'

const linksOf = (text: string) =>
  linkedParts(text).flatMap(({ text: shown, href }) => (href ? [[shown, href]] : []))

it.each([
  ['(https://exemple.bj/a?b=1&c=2).', 'https://exemple.bj/a?b=1&c=2', undefined],
  [
    'Sur www.exemple.bj/billets, dès lundi',
    'www.exemple.bj/billets',
    'https://www.exemple.bj/billets',
  ],
  ['« http://exemple.bj »', 'http://exemple.bj', undefined],
  ['Écrivez à contact@exemple.bj.', 'contact@exemple.bj', 'mailto:contact@exemple.bj'],
  ['Tél.\u00a0: +229 01 97 00 00 01.', '+229 01 97 00 00 01', 'tel:+2290197000001'],
  ['+229 97 00 00 01', '+229 97 00 00 01', 'tel:+2290197000001'],
  ['ou +33 (0)6 12 34 56 78', '+33 (0)6 12 34 56 78', 'tel:+33612345678'],
  ['01\u00a097.00-00 01\n25 places', '01\u00a097.00-00 01', 'tel:+2290197000001'],
])('finds the address in %j', (text, shown, href = shown) => {
  expect(linksOf(text)).toEqual([[shown, href]])
  expect(
    linkedParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

it.each([
  'javascript:alert(1)',
  'data:text/html,<b>',
  'ftp://exemple.bj',
  'C’est fini.Il part',
  'www.',
  '45 000 000 FCFA',
  '+10 000 000 FCFA',
  '+229 97 00 00 00 01',
  'le 01 02 2026 à 20:00',
  '2001 97 00 00 01',
])('leaves %j as it is', (text) => {
  expect(linkedParts(text)).toEqual([{ text }])
})

it('has all parts in their order', () => {
  expect(linkedParts('a@b.bj et https://c.bj')).toEqual([
    { text: 'a@b.bj', href: 'mailto:a@b.bj' },
    { text: ' et ' },
    { text: 'https://c.bj', href: 'https://c.bj' },
  ])
})
