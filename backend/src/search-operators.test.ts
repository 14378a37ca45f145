import { expect, it } from 'vitest'
import { sharedBackend } from '../testing/shared-backend'
import { patternsOf } from './search-operators'

const its = sharedBackend()

it.each([
  ['Événement de l’ÉTÉ', "evenement de l'ete"],
  ['E\u0301te\u0301\u00a0!', 'ete !'],
  ['L’Œuvre', "l'oeuvre"],
  ['100\u00a0% vrai (oui?) [a*b]', '100 % VRAI (oui?) [a*b]'],
])('«%s» is found by «%s»', (text, typed) => {
  const isFound = patternsOf(typed, (sign) => `\\${sign}`).some((it) =>
    new RegExp(it).test(text.normalize('NFC')),
  )
  expect(isFound).toBe(true)
})

it('finds contents without accents, and nothing else', async () => {
  await its.me.create('evenements?draft=true', {
    title: 'L’Événement de l’été à Ouidah\u00a0: cœur [100\u00a0%]',
  })
  await its.me.create('evenements?draft=true', { title: 'Autre chose' })
  const found = async (operator: string, words: string) => {
    const where = `where[title][${operator}]=${encodeURIComponent(words)}`
    const { text } = await its.me.get(`evenements?draft=true&${where}`)
    return (JSON.parse(text) as { docs: object[] }).docs.length
  }
  for (const words of ['evenement', 'ÉVÉNEMENT ouidah', "l'ete A", 'coeur', '[100', '%]']) {
    expect(await found('like', words), words).toBe(1)
  }
  expect(await found('contains', "l'ete a")).toBe(1)
  for (const words of ['evenements', '?venement', 'even*', "')--", 'éé']) {
    expect(await found('like', words), words).toBe(0)
  }
})
