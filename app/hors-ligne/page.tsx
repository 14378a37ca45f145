import { SiteShell } from '@/components/layout/site-shell'
import { OfflinePages } from '@/components/offline/offline-pages.client'
import { noindexMetadata } from '@/lib/seo/metadata'

const title = 'Hors ligne'
const text =
  'Les dernières pages que vous avez vues se relisent ici, sans réseau, sur cet appareil.'

export const metadata = noindexMetadata(title, text)

/** What a visitor finds without a network: the pages last seen (public/sw.js). */
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
