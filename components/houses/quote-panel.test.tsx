import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { defaultSettings } from '@/lib/site/default-site-settings'
import { QuotePanel } from './quote-panel'

const whatsapp = { ...defaultSettings.whatsapp, immobilier: '+229 01 02 03 04 05' }
const site = { ...defaultSettings, whatsapp }

it('R134 the tab of the quote has its text and one link, which asks for a quote in a new tab', () => {
  const html = renderToStaticMarkup(<QuotePanel site={site} />)
  expect(html).toContain('Contactez-nous sur WhatsApp')
  const links = [...html.matchAll(/<a href="([^"]+)"[^>]* target="_blank"/g)]
  expect(links).toHaveLength(1)
  const url = new URL(links[0]?.[1]?.replaceAll('&amp;', '&') ?? '')
  expect(url.origin + url.pathname).toBe('https://wa.me/2290102030405')
  expect(url.searchParams.get('text')).toMatch(/devis[^]*\nhttps?:.+\/immobilier\?onglet=devis$/)
})
