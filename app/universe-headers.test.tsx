import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { defaultSettings } from '@/lib/site/default-site-settings'
import BeauteLayout from './beaute/layout'
import ImmobilierLayout from './immobilier/layout'
import MediasLayout from './medias/layout'
import VoyageLayout from './voyage/layout'

vi.mock('@/lib/site-settings/load-site-settings', () => ({
  loadSiteSettings: () => Promise.resolve(defaultSettings),
}))

type Header = {
  rows: string
  Layout: (props: { children: ReactNode }) => Promise<ReactNode>
  theme: string
  home: [href: string, label: string]
  links: [href: string, label: string][]
}

const headers: Header[] = [
  {
    ...{ rows: 'R46 R47', Layout: MediasLayout, theme: 'night' },
    home: ['/medias', 'Rayonne Médias'],
    links: [
      ['/medias/mediavideo', 'Vidéos'],
      ['/medias/mediagalerie', 'Galerie'],
      ['/medias/mediaevenements', 'Evènements'],
    ],
  },
  {
    ...{ rows: 'R96', Layout: BeauteLayout, theme: 'sand' },
    home: ['/beaute', 'Institut Rayonne'],
    links: [
      ['/beaute#soins', 'Soins'],
      ['/beaute#photos', 'Photos'],
      ['/beaute#videos', 'Vidéos'],
      ['/beaute#formations', 'Formations'],
    ],
  },
  {
    ...{ rows: 'R113', Layout: VoyageLayout, theme: 'lagoon' },
    home: ['/voyage', 'Rayonne Voyage'],
    links: [
      ['/voyage#destinations', 'Destinations'],
      ['/voyage#visas', 'Visas'],
      ['/voyage#faq', 'FAQ&#x27;s'],
    ],
  },
  {
    ...{ rows: 'R128', Layout: ImmobilierLayout, theme: 'laterite' },
    home: ['/immobilier', 'Rayonne Immobilier'],
    links: [
      ['/immobilier#services', 'Acheter'],
      ['/immobilier?onglet=louer#services', 'Louer'],
      ['/immobilier?onglet=devis#services', 'Faire bâtir'],
    ],
  },
]

it.each(headers)(
  '$rows the header of $home.0 leads to $home.1 and to its own parts',
  async ({ Layout, theme, home, links }) => {
    const html = renderToStaticMarkup(await Layout({ children: null }))
    expect(html).toContain(`data-theme="${theme}"`)
    const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'))
    const found = [...header.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/g)].map(
      ([, href, content = '']) => [href, content.replace(/<[^>]+>/g, '')],
    )
    expect(found[0]).toEqual(home)
    expect(found.slice(1, -1)).toEqual(links)
    expect(found.at(-1)?.[1]).toBe('Contact')
  },
)
