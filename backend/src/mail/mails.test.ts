import { expect, it } from 'vitest'
import { changeMail } from './mails'

const change = (line: string) => ({
  ...{ summary: 'Compte «\u00a0plume\u00a0» modifié', changes: line, who: 'plume' },
  ...{ address: '', createdAt: '2026-11-29T12:00:00.000Z' },
})

it('a mail about many changes has the first and the last ones, and says how many others there are', () => {
  const changes = Array.from({ length: 200 }, (_, index) => change(`ligne ${index}`))
  const { text } = changeMail('Site', change('premier'), [...changes, change('dernier')])
  expect(text).toContain('premier')
  expect(text).toContain('dernier')
  expect(text).toContain('Lignes qui manquent ici, et que dit le journal\u00a0: 153')
  expect(text.split('\n\n')).toHaveLength(54)
  expect(changeMail('Site', change('a'), [change('b')]).text).not.toContain('manquent')
})
