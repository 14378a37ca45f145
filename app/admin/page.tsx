import { MessagePage } from '@/components/layout/message-page'
import { MessagePicture } from '@/components/layout/message-picture'
import { SiteShell } from '@/components/layout/site-shell'
import { ExternalLink } from '@/components/ui/external-link'
import { noindexMetadata } from '@/lib/seo/metadata'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'
import { environment } from '@/lib/site/environment'
import { adminCopy } from './copy'

export const generateMetadata = async () =>
  noindexMetadata(adminCopy.title, adminCopy.description, await loadSiteSettings())

/** A link to the back-office. */
export default async function AdminPage() {
  const { title, text, pictureAlt, signIn } = adminCopy
  const picture = <MessagePicture src="/images/scenes/administration.jpg" alt={pictureAlt} />
  return (
    <SiteShell area="accueil" site={await loadSiteSettings()}>
      <MessagePage title={title} text={text} picture={picture}>
        <ExternalLink href={environment.backOfficeUrl} className="button button-brand">
          {signIn}
        </ExternalLink>
      </MessagePage>
    </SiteShell>
  )
}
