import { expect, it } from 'vitest'
import { element, xmlDocument } from './xml'

it('escapes texts and attributes, markup included', () => {
  const odd = `a & b <script>"x" 'y'</script> ]]> &amp;`
  const escaped =
    'a &amp; b &lt;script&gt;&quot;x&quot; &#39;y&#39;&lt;/script&gt; ]]&gt; &amp;amp;'
  expect(element('t', odd, { a: odd }).markup).toBe(`<t a="${escaped}">${escaped}</t>`)
})

it('removes only characters that XML 1.0 forbids', () => {
  expect(element('t', '\0a\u0007b\u001b\u0085\ufffe\uffff\ud800c\udfff').markup).toBe('<t>abc</t>')
  const allowed = 'Fête 🎉👩🏾‍🦱 ’«\u00a0» أمسية\t\n'
  expect(element('t', allowed).markup).toBe(`<t>${allowed}</t>`)
  expect(element('t', 'a\r\nb\rc').markup).toBe('<t>a\nb\nc</t>')
})

it('nests elements, omits undefined content, self-closes empty elements', () => {
  const inside = [element('b', 'x'), undefined, element('c', ''), 'y']
  expect(xmlDocument(element('a', inside))).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a><b>x</b><c/>y</a>\n',
  )
})
