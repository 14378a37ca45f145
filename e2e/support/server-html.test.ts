import { expect, test } from 'vitest'
import { withoutScripts } from './server-html'

test('scripts are removed and the HTML around them is left unchanged', () => {
  const html = '<p>a</p><script nonce="x">"</p>"</script><p>b</p><SCRIPT src="/c.js"></SCRIPT>'
  expect(withoutScripts(html)).toBe('<p>a</p><p>b</p>')
})
