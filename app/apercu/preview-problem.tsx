import { MessagePage } from '@/components/layout/message-page'
import { SiteShell } from '@/components/layout/site-shell'
import { buttonStyles } from '@/components/ui/button-styles'
import { ExternalLink } from '@/components/ui/external-link'
import { previewCopy } from '@/lib/preview/copy'
import { loadSiteSettings } from '@/lib/site-content/load-site-settings'
import { settings } from '@/lib/site/settings'
import type { PreviewProblemName } from './load-preview'

/** Says why there is no preview. */
export async function PreviewProblem({ problem }: { problem: PreviewProblemName }) {
  const { title, text } = previewCopy.problems[problem]
  return (
    <SiteShell area="accueil" site={await loadSiteSettings()}>
      <MessagePage title={title} text={text}>
        <ExternalLink href={settings.backOfficeUrl} className={buttonStyles.brand}>
          {previewCopy.backOffice}
        </ExternalLink>
      </MessagePage>
    </SiteShell>
  )
}
