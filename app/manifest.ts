import type { MetadataRoute } from 'next'
import { staticRoute } from '@/contract/static-routes'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'
import { colours } from '@/lib/site/colours'

/** The web app manifest, used when a visitor installs the site. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { productName } = await loadSiteSettings()
  return {
    id: '/',
    name: `${productName}\u00a0: ${staticRoute('/').title.toLocaleLowerCase('fr')}`,
    short_name: productName,
    description: staticRoute('/').description,
    lang: 'fr',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    // Not `standalone`: contacts open WhatsApp, so the browser's Back and Share stay available.
    display: 'minimal-ui',
    background_color: colours.night,
    theme_color: colours.night,
    icons: [
      { src: '/icons/signe-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/signe-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      {
        src: '/icons/signe-masque-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  }
}
