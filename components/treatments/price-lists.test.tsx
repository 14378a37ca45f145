import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { defaultSettings } from '@/lib/site/default-site-settings'
import { priceListsOf } from '@/lib/treatments/price-list'
import { PriceListCard } from './price-lists'

vi.mock('@/lib/site-settings/site-picture', async (original) => ({
  ...(await original<object>()),
  pictureData: () => ({ src: '', alt: '' }),
}))

const [women, men] = priceListsOf(defaultSettings).map((list) => {
  const html = renderToStaticMarkup(<PriceListCard list={list} phone="+229 01 02 03 04 05" />)
  const links = [...html.matchAll(/<a href="([^"]+)"[^>]*>(.*?)<\/a>/g)]
  return links.map(([, href = '', content = '']) => ({
    text: content
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    message: new URL(href.replaceAll('&amp;', '&')).searchParams.get('text') ?? '',
  }))
})

it('R100 each row shows treatment, duration and price, and books just that', () => {
  expect(women?.map(({ text }) => text)).toEqual([
    'Réserver : Soin du visage (1h) 10 000 à 25 000 F',
    'Réserver : Gommage du visage 5000 F',
    'Réserver : Pédicure ou manucure (1h) 5 000 à 10 000 F',
    'Réserver : Massage relaxant (30 min) 5 000 F',
    'Réserver : Gommage du corps 15 000 à 25 000 F',
    'Réserver : Faux cils et ongles Sur demande',
    'Réservez via WhatsApp : carte Femme',
  ])
  expect(men?.slice(0, -1).map(({ text }) => text)).toEqual(
    women?.slice(0, 5).map(({ text }) => text),
  )
  expect(men?.[3]?.message).toMatch(/Massage relaxant, 30 min, 5 000 F, carte «\sHomme/)
})

it('R99 the button books from its list and names no treatment', () => {
  expect(women?.at(-1)?.message).toMatch(
    /^Bonjour, je souhaite réserver un soin de la carte «\sFemme\s»\.\nhttps?:.+\/beaute#soins$/,
  )
  expect(men?.at(-1)?.message).toMatch(
    /^Bonjour, je souhaite réserver un soin de la carte «\sHomme\s»\.\nhttps?:.+\/beaute#soins$/,
  )
})
