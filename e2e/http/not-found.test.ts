import { serverHtml } from '../../testing/server-html'
import { unknownPath } from '../routes'
import { expect, test } from './site-test'

test('R17 every unknown address, with an invalid percent-encoding too, is a French 404 with a picture and a way home', async ({
  request,
}) => {
  for (const path of [
    ...[unknownPath, '/voyage/nulle/part', '/a%20b', '/%E0%A4%A', '/voyage/destination/100%'],
    ...['/medias/mediaevenements/%zz', '/beaute/formations/%C3'],
  ]) {
    const { status, html, text } = await serverHtml(request, path)
    expect.soft(status, path).toBe(404)
    expect.soft(html, path).toContain('<title>Page introuvable')
    expect.soft(html, path).toMatch(/<meta name="robots" content="noindex/)
    expect.soft(text, path).not.toMatch(/could not be found/i)
    expect.soft(html, path).toMatch(/<main[^]*<a [^>]*href="\/"[^]*<\/main>/)
    expect.soft(html, path).toMatch(/<main[^]*<img [^>]*alt="Un voyageur[^]*<\/main>/)
  }
})

test('R132 in place of a house that is gone, a 404 with the list says so', async ({ request }) => {
  const { status, html, text } = await serverHtml(request, '/immobilier?maison=jamais-proposee')
  expect(status).toBe(404)
  expect(html).toContain('<title>Maison introuvable')
  expect(text).toContain('Cette maison n’est plus proposée.')
})
