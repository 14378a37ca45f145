import { universeNavigation } from '@/components/layout/link-items'
import { MessagePage } from '@/components/layout/message-page'
import { MessagePicture } from '@/components/layout/message-picture'
import { SearchForm } from '@/components/layout/search-form.client'
import { SiteShell } from '@/components/layout/site-shell'
import { noindexMetadata } from '@/lib/seo/metadata'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'
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
          links={universeNavigation()}
        >
          <SearchForm />
        </MessagePage>
      </SiteShell>
    </SiteDocument>
  )
}
