import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { defaultSettings } from '@/lib/site/default-site-settings'
import { environment } from '@/lib/site/environment'
import AdminPage from './page'

vi.mock('@/lib/site-settings/load-site-settings', () => ({
  loadSiteSettings: () => Promise.resolve(defaultSettings),
}))

it('R44 R45 «Espace Admin» leads to the back-office in a new tab', async () => {
  const html = renderToStaticMarkup(await AdminPage())
  expect(html).toMatch(/<h1[^>]*>Espace Admin<\/h1>/)
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  expect(main).toMatch(/<img [^>]*alt="Un bureau la nuit/)
  expect(main.match(/<a /g)).toHaveLength(1)
  expect(main).toContain(`<a href="${environment.backOfficeUrl}"`)
  expect(main).toMatch(/<a [^>]* target="_blank" rel="noopener[^"]*"[^>]*>Se connecter/)
  expect(new URL(environment.backOfficeUrl).origin).not.toBe(new URL(environment.siteUrl).origin)
})
