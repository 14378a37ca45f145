import { expect, it } from 'vitest'
import { fitTitle } from './text-fitting'

const fit = (title: string) => fitTitle(title, 540, 260)

it('sets short titles large, in few lines', async () => {
  expect(await fit('Italie')).toMatchObject({ size: 132, lines: 1 })
  expect((await fit('La nuit du conte')).lines).toBe(2)
})

it('has three or four lines at most at poster size', async () => {
  const { size, lines } = await fit('Table ronde : rentrer au pays, investir, transmettre')
  expect(size).toBeGreaterThanOrEqual(46)
  expect(lines).toBe(4)
  const roomy = await fitTitle('Les bâtisseuses de Porto-Novo', 540, 400)
  expect(roomy.lines).toBe(3)
})

it('does not break a word that fits, even at its hyphen', async () => {
  const { text, size } = await fit('Les bâtisseuses de Porto-Novo')
  expect(text).toBe('Les bâtisseuses de Porto-\u2060Novo')
  expect(size).toBeGreaterThanOrEqual(72)
  expect((await fit('Anticonstitutionnellement')).lines).toBe(1)
})

it('breaks a word that is too long for every size', async () => {
  const { size, lines } = await fit('x'.repeat(150))
  expect(lines * size).toBeLessThan(260)
})

it('limits the lines of a title that is too long for every size', async () => {
  expect(await fit('Une soirée de conte à Cotonou '.repeat(70))).toMatchObject({
    size: 34,
    lines: 7,
  })
})
