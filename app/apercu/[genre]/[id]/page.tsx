import { MessagePage } from '@/components/layout/message-page'
import { SiteShell } from '@/components/layout/site-shell'
import { RefreshAfterSave } from '@/components/preview/refresh-after-save.client'
import { ExternalLink } from '@/components/ui/external-link'
import previewCopy from '@/lib/preview/copy.json'
import { documentStatus, noindexMetadata } from '@/lib/seo/metadata'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'
import { environment } from '@/lib/site/environment'
import { loadPreview, problemStatus } from '../../load-preview'

/** The only page that is rendered for each request: nothing of a draft is stored. */
export const dynamic = 'force-dynamic'

type Props = PageProps<'/apercu/[genre]/[id]'>

export async function generateMetadata({ params, searchParams }: Props) {
  const [preview, site] = await Promise.all([load({ params, searchParams }), loadSiteSettings()])
  const robots = 'noindex, nofollow'
  if (preview.state === 'found') {
    const description = previewCopy[preview.published ? 'published' : 'draft']
    return { ...noindexMetadata(preview.title, description, site), robots }
  }
  const { title, text } = previewCopy.problems[preview.state]
  return {
    ...noindexMetadata(title, text, site),
    ...documentStatus(problemStatus[preview.state]),
    robots,
  }
}

/** The latest draft of a content on the page on which it will be published, or why there is none. */
export default async function PreviewPage(props: Props) {
  const [preview, site] = await Promise.all([load(props), loadSiteSettings()])
  return (
    <>
      <RefreshAfterSave origin={new URL(environment.backOfficeUrl).origin} />
      {preview.state === 'found' ? (
        <>
          <aside
            aria-label={previewCopy.label}
            className="bg-brand px-4 py-2 text-center text-sm font-semibold text-white print:hidden"
          >
            {previewCopy[preview.published ? 'published' : 'draft']}
          </aside>
          {preview.page}
        </>
      ) : (
        <SiteShell area="accueil" site={site}>
          <MessagePage {...previewCopy.problems[preview.state]}>
            <ExternalLink href={environment.backOfficeUrl} className="button button-brand">
              {previewCopy.backOffice}
            </ExternalLink>
          </MessagePage>
        </SiteShell>
      )}
    </>
  )
}

async function load({ params, searchParams }: Props) {
  const [{ genre: kind, id }, query] = await Promise.all([params, searchParams])
  return loadPreview(kind, id, String(query.expire ?? ''), String(query.signature ?? ''))
}
