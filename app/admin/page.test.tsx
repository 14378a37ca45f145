import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { defaultSettings } from '@/lib/site/default-settings'
import { settings } from '@/lib/site/settings'
import AdminPage from './page'

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/admin' }))
vi.mock('@/lib/site-content/load-site-settings', () => ({
  loadSiteSettings: () => Promise.resolve(defaultSettings),
}))

it('R44 R45 «Espace Admin» leads to the back-office in a new tab', async () => {
  const html = renderToStaticMarkup(await AdminPage())
  expect(html).toMatch(/<h1[^>]*>Espace Admin<\/h1>/)
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  expect(main).toMatch(/<img [^>]*alt="Un bureau la nuit/)
  expect(main.match(/<a /g)).toHaveLength(1)
  expect(main).toContain(`<a href="${settings.backOfficeUrl}"`)
  expect(main).toMatch(/<a [^>]* target="_blank" rel="noopener[^"]*"[^>]*>Se connecter/)
  expect(new URL(settings.backOfficeUrl).origin).not.toBe(new URL(settings.siteUrl).origin)
})
