import type { Route } from 'next'
import { MessagePage } from '@/components/layout/message-page'
import { SiteShell } from '@/components/layout/site-shell'
import { buttonStyles } from '@/components/ui/button-styles'
import { IntentLink } from '@/components/ui/intent-link'
import { noindexMetadata } from '@/lib/seo/metadata'
import { universes } from '@/lib/site/universes'
import { notFoundCopy } from './copy'
import { SiteDocument } from './site-document'
import './globals.css'

export { viewport } from './layout'

export const metadata = noindexMetadata(notFoundCopy.title, notFoundCopy.description)

/**
 * The 404 page of URLs outside all routes, with links to the home page and to the universes. It stands
 * outside the root layout, which would put it into the payload of every page.
 */
export default function GlobalNotFound() {
  return (
    <SiteDocument>
      <SiteShell area="accueil">
        <MessagePage title={notFoundCopy.title} text={notFoundCopy.text}>
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
