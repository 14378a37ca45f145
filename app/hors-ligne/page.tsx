import { SiteShell } from '@/components/layout/site-shell'
import { OfflinePages } from '@/components/offline/offline-pages.client'
import { noindexMetadata } from '@/lib/seo/metadata'
import { offlinePageCopy } from './copy'

const { title, text } = offlinePageCopy

export const metadata = noindexMetadata(title, text)

/** The offline fallback (public/sw.js): the saved pages. */
export default function OfflinePage() {
  return (
    <SiteShell area="accueil">
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
