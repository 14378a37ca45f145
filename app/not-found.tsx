import type { Route } from 'next'
import { MessagePage } from '@/components/layout/message-page'
import { SiteShell } from '@/components/layout/site-shell'
import { buttonStyles } from '@/components/ui/button-styles'
import { IntentLink } from '@/components/ui/intent-link.client'
import { noindexMetadata } from '@/lib/seo/metadata'
import { universes } from '@/lib/site/universes'

export const metadata = noindexMetadata(
  'Page introuvable',
  'Cette adresse ne mène à aucune page de la maison.',
)

/** An address that leads nowhere (R17). */
export default function NotFound() {
  return (
    <SiteShell area="accueil">
      <MessagePage
        title="Page introuvable"
        text="Cette adresse ne mène nulle part, ou plus. Voici les portes de la maison."
      >
        <IntentLink href="/" className={buttonStyles.brand}>
          Accueil
        </IntentLink>
        {universes.map(({ path, name }) => (
          <IntentLink key={path} href={path as Route} className={buttonStyles.outline}>
            {name}
          </IntentLink>
        ))}
      </MessagePage>
    </SiteShell>
  )
}
