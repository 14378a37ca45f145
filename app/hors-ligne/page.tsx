import { SiteShell } from '@/components/layout/site-shell'
import { OfflinePages } from '@/components/offline/offline-pages.client'
import { noindexMetadata } from '@/lib/seo/metadata'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'
import { offlinePageCopy } from './copy'

const { title, text } = offlinePageCopy

export const generateMetadata = async () => noindexMetadata(title, text, await loadSiteSettings())

/** The offline fallback (public/sw.js): the saved pages. */
export default async function OfflinePage() {
  return (
    <SiteShell area="accueil" site={await loadSiteSettings()}>
      <div data-theme="night" className="section min-h-[75dvh] pt-32">
        <div className="max-w-prose text-lg">
          <h1 className="headline">{title}</h1>
          <p className="text-muted mt-5 mb-8">{text}</p>
          <OfflinePages />
        </div>
      </div>
    </SiteShell>
  )
}
