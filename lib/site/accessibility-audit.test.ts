import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { accessibilityAudit, conformity, conformityRate } from './accessibility-audit'

/** How many criteria each of the 13 themes of the RGAA 4.1.2 has. */
const themes = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12]
const criteria = themes.flatMap((count, theme) =>
  Array.from({ length: count }, (_, index) => `${theme + 1}.${index + 1}`),
)
const text = readFileSync('docs/accessibility.md', 'utf8')
const rows = [...text.matchAll(/^\| (\d+\.\d+)\s*\| .*? \| (C|NC|NA)\s*\| (\S.*?) *\|$/gm)]
const ratedAs = (state: string) =>
  rows.filter(([, , its]) => its === state).map(([, criterion]) => criterion)

it('the audit rates each of the 106 criteria once, and says how it was tested', () => {
  expect(rows.map(([, criterion]) => criterion)).toEqual(criteria)
  expect(criteria).toHaveLength(106)
})

it('the published figures are those of the audit', () => {
  const { conform, notConform, date, version } = accessibilityAudit
  expect(ratedAs('C')).toHaveLength(conform)
  expect(ratedAs('NC')).toEqual(notConform.map(({ criterion }) => criterion))
  expect(text).toContain(`RGAA ${version}`)
  expect(text).toContain(date)
})

it('names every test that exists', () => {
  const files = [...text.matchAll(/^\[[^\]]+\]: \.\.\/(\S+)$/gm)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(15)
  for (const file of files) expect(() => readFileSync(file), file).not.toThrow()
})

const reason = { criterion: '4.1', reason: '' }
it.each([
  [2, [], 100, 'totalement conforme'],
  [199, [reason], 99, 'partiellement conforme'],
  [1, [reason], 50, 'partiellement conforme'],
  [1, [reason, reason], 33, 'non conforme'],
])('%i criteria met, %j not: %i %%, %s', (conform, notConform, rate, state) => {
  expect(conformityRate({ conform, notConform })).toBe(rate)
  expect(conformity({ conform, notConform })).toBe(state)
})
