import type { Metadata } from 'next'
import type { Config } from 'payload'

const name = 'Espace de gestion'
const sun =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><circle cx='16' cy='16' r='6' fill='#3064E8'/><path d='M16 2v5M16 25v5M2 16h5M25 16h5M6.1 6.1l3.5 3.5M22.4 22.4l3.5 3.5M6.1 25.9l3.5-3.5M22.4 9.6l3.5-3.5' stroke='#3064E8' stroke-width='2.5' stroke-linecap='round'/></svg>"

/** The picture of the back-office as an address. */
export const sunAddress = `data:image/svg+xml,${encodeURIComponent(sun)}`

const icons = [{ rel: 'icon', type: 'image/svg+xml', url: sunAddress }]

export const pageMeta: NonNullable<Config['admin']>['meta'] = {
  titleSuffix: `– ${name}`,
  description: name,
  defaultOGImageType: 'off',
  icons,
  openGraph: { title: name, siteName: name, description: name },
}

/** Metadata of a page that Payload does not render, as it would write them. */
export const lightPage = (title: string): Metadata => ({
  title: `${title} – ${name}`,
  description: name,
  robots: { index: false, follow: false },
  icons,
})
