import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { marked } from 'marked'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { guideFolder } from './guide-pictures'

/** The owner's guide, docs/guide-du-proprietaire.md, as a page of the back-office. */
export async function Guide({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult
  if (!req.user) redirect('/admin/login')
  const text = await readFile(path.join(guideFolder, 'guide-du-proprietaire.md'), 'utf8').catch(
    () => 'L’aide n’a pas pu être lue.',
  )
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <Gutter>
        <main>
          <article className="guide" dangerouslySetInnerHTML={{ __html: toHtml(text) }} />
        </main>
      </Gutter>
    </DefaultTemplate>
  )
}

/** The project's own Markdown as HTML; its pictures come from the endpoint of guide-pictures.ts. */
function toHtml(text: string): string {
  return marked
    .parse(text, { async: false })
    .replaceAll(
      /(<img [^>]*src=")(?:\.\/)?guide\/([\w-]+\.(?:jpg|png|webp))"/g,
      '$1/cms/aide/$2" loading="lazy"',
    )
}
