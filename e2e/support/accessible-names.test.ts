import { expect, test } from 'vitest'
import { controlsIn, listOf, problemsOf } from './accessible-names'

const snapshot = `
- banner:
  - link "Rayonne":
    - /url: /
- main:
  - article "Visa Études":
    - 'link "Guide : étudier"':
      - /url: https://wa.me/1
  - button "Voir \\"plus\\"" [expanded]: …
  - list:
    - listitem:
      - link "Lire la suite":
        - /url: /a
      - button
  - link "Photo":
    - /url: /b
  - link "Photo":
    - /url: /c
`.trim()

test('controls are listed under the regions that they are in, without titles of the content', () => {
  expect(listOf(controlsIn(snapshot), ['Question ?'], ['étudier', 'suite'])).toBe(
    [
      ...['banner', '  link «Rayonne»', ''],
      ...['main › article «Visa Études»', '  link «Guide : …»', ''],
      ...['main', '  button «Voir "plus"»', '  link «Lire la suite»', '  button «»'],
      ...['  link «Photo»', ''],
      ...['summaries', '  «Question ?»', ''],
    ].join('\n'),
  )
})

test('a missing name, an empty phrase and one name for two addresses are reported', () => {
  expect(problemsOf(controlsIn(snapshot))).toEqual([
    'main › link «Lire la suite»: says nothing, or not in French',
    'main › button «»: no name ()',
    'main › link «Photo»: leads to /b and to /c',
  ])
})
