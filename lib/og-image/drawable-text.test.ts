import { createElement } from 'react'
import satori from 'satori'
import { expect, it } from 'vitest'
import { drawableText } from './text-fitting'
import { fontFamily, loadFonts } from './text-fitting'

it('returns French unchanged', () => {
  const text = 'L’été, «\u00a0Œuvre\u00a0» – 25\u00a0€ & <b>"ça"</b>…'
  expect(drawableText(text)).toBe(text)
})

it.each([
  ['Fête 🎉👩🏾‍🦱 à Cotonou 🇧🇯', 'Fête à Cotonou'],
  ['Xwɛ̌dó, Fɔ̀n, Ɖɔ̀', 'Xwedó, Fon, Do'],
  ['Ọ̀ṣun et Ẹ̀gbá', 'Ọsun et Ẹgbá'],
  ['Table ronde\u202f! à\u00a0l’heure', 'Table ronde\u00a0! à\u00a0l’heure'],
  ['e\u0301te\u0301\u200b\u202e', 'été'],
  ['Une\nligne\t puis', 'Une ligne puis'],
])('%j is drawn as %j', (given, drawn) => {
  expect(drawableText(given)).toBe(drawn)
})

it.each(['🎉', 'أمسية الشعر', '漢字', '« … »', ' \n ', ''])('nothing remains of %j', (text) => {
  expect(drawableText(text)).toBe('')
})

it('contains no character that the fonts lack', async () => {
  const codes = Array.from({ length: 0x2300 - 0x20 }, (_, index) =>
    String.fromCodePoint(index + 0x20),
  )
  const drawable = codes.filter((character) => drawableText(`a${character}a`).includes(character))
  expect(drawable.length).toBeGreaterThan(400)
  const missing: string[] = []
  await satori(createElement('div', { style: { fontFamily, width: 900 } }, drawable.join('')), {
    width: 900,
    height: 900,
    fonts: await loadFonts(),
    loadAdditionalAsset: async (_, segment) => {
      missing.push(segment)
      return []
    },
  })
  expect(missing).toEqual([])
})
