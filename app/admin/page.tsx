import { SiteShell } from '@/components/layout/site-shell'
import { BrandMark } from '@/components/ui/brand-mark'
import { buttonStyles } from '@/components/ui/button-styles'
import { ExternalLink } from '@/components/ui/external-link'
import { ParsedMarker } from '@/components/ui/parsed-marker'
import { noindexMetadata } from '@/lib/seo/metadata'
import { settings } from '@/lib/site/settings'
import { loadSiteSettings } from '@/lib/site/site-settings/load-site-settings'
import { adminCopy } from './copy'

export const generateMetadata = async () =>
  noindexMetadata(adminCopy.title, adminCopy.description, await loadSiteSettings())

/** A link to the back-office. */
export default async function AdminPage() {
  return (
    <SiteShell area="accueil" site={await loadSiteSettings()}>
      <section
        data-theme="night"
        className="section grid min-h-[75dvh] place-content-center text-center"
      >
        <div className="hidden-until-parsed grid gap-6">
          <BrandMark className="text-brand-tint mx-auto h-20" />
          <h1 className="headline">{adminCopy.title}</h1>
          <p className="text-muted mx-auto max-w-md text-balance">{adminCopy.text}</p>
          <p>
            <ExternalLink href={settings.backOfficeUrl} className={buttonStyles.brand}>
              {adminCopy.signIn}
            </ExternalLink>
          </p>
          <ParsedMarker />
        </div>
      </section>
    </SiteShell>
  )
}
