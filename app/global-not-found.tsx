import type { Route } from 'next'
import { MessagePage } from '@/components/layout/message-page'
import { MessagePicture } from '@/components/layout/message-picture'
import { SiteShell } from '@/components/layout/site-shell'
import { buttonStyles } from '@/components/ui/button-styles'
import { IntentLink } from '@/components/ui/intent-link'
import { noindexMetadata } from '@/lib/seo/metadata'
import { universes } from '@/lib/shared/universes.mjs'
import { loadSiteSettings } from '@/lib/site-content/load-site-settings'
import { notFoundCopy } from './copy'
import { SiteDocument } from './site-document'
import './globals.css'

export { viewport } from './layout'

export const generateMetadata = async () =>
  noindexMetadata(notFoundCopy.title, notFoundCopy.description, await loadSiteSettings())

/**
 * The 404 page of URLs outside all routes, with links to the home page and to the universes. It stands
 * outside the root layout, which would put it into the payload of every page.
 */
export default async function GlobalNotFound() {
  const site = await loadSiteSettings()
  return (
    <SiteDocument site={site}>
      <SiteShell area="accueil" site={site}>
        <MessagePage
          title={notFoundCopy.title}
          text={notFoundCopy.text}
          picture={
            <MessagePicture
              src="/images/scenes/page-introuvable.jpg"
              alt={notFoundCopy.pictureAlt}
            />
          }
        >
          <IntentLink href="/" className={buttonStyles.brand}>
            {notFoundCopy.home}
          </IntentLink>
          {universes.map(({ path, name }) => (
            <IntentLink key={path} href={path as Route} className={buttonStyles.outline}>
              {name}
            </IntentLink>
          ))}
        </MessagePage>
      </SiteShell>
    </SiteDocument>
  )
}
