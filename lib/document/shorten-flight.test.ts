import { expect, it } from 'vitest'
import { shortenFlight } from './shorten-flight.mjs'

const jsonLd = '{"@context":"https://schema.org","name":"L’été"}'
const textRow = (id: string, text: string) =>
  `${id}:T${Buffer.byteLength(text).toString(16)},${text}`

it('empties JSON-LD in a row of JSON', () => {
  const script = (html: string) =>
    `1:["$","script",null,{"dangerouslySetInnerHTML":{"__html":${JSON.stringify(html)}}}]\n`
  expect(shortenFlight(script(jsonLd))).toBe(script('{}'))
  expect(shortenFlight(script('<b>"x"</b>'))).toBe(script('<b>"x"</b>'))
})

it('empties a text row of JSON-LD, whose length is in bytes, and no other', () => {
  const rows = (text: string) =>
    `${textRow('a', 'é,"b":"$undefined"\n')}${textRow('3d', text)}1:"$3d"\n2:null\n`
  expect(shortenFlight(rows(jsonLd))).toBe(rows('{}'))
  expect(shortenFlight(rows('{"x":1}'))).toBe(rows('{"x":1}'))
})

it('leaves out undefined properties, and no text that looks like one', () => {
  const row = (more: string) => `1:["$","p","x,",{"a":1${more},"c":["$undefined"]}]\n`
  expect(shortenFlight(row(',"b":"$undefined","d":"$undefined"'))).toBe(row(''))
  const text = `1:${JSON.stringify({ a: ',"b":"$undefined"' })}\n`
  expect(shortenFlight(text)).toBe(text)
})

it.each(['', '1:null', '1:T', '1:T5,é', '\n\n', ':HL["/a.css","style"]\n0:{}\n'])(
  'passes %j unchanged',
  (flight) => expect(shortenFlight(flight)).toBe(flight),
)
