import { SiteShell } from '@/components/layout/site-shell'
import { BrandMark } from '@/components/ui/brand-mark'
import { buttonStyles } from '@/components/ui/button-styles'
import { ExternalLink } from '@/components/ui/external-link'
import { noindexMetadata } from '@/lib/seo/metadata'
import { settings } from '@/lib/site/settings'

export const metadata = noindexMetadata(
  'Espace Admin',
  'L’accès de la rédaction au back-office où se publient les contenus du site.',
)

/** The door to the back-office (R44, R45). */
export default function AdminPage() {
  return (
    <SiteShell area="accueil">
      <section
        data-theme="night"
        className="section grid min-h-[75dvh] place-content-center gap-6 text-center"
      >
        <BrandMark className="text-brand-tint mx-auto h-20" />
        <h1 className="headline">Espace Admin</h1>
        <p className="text-muted mx-auto max-w-md text-balance">
          Réservé à la rédaction. Le back-office s’ouvre dans un nouvel onglet.
        </p>
        <p>
          <ExternalLink href={settings.backOfficeUrl} className={buttonStyles.brand}>
            Se connecter
          </ExternalLink>
        </p>
      </section>
    </SiteShell>
  )
}
