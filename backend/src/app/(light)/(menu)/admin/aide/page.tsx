import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { marked } from 'marked'
import { guideFolder } from '../../../../../admin/guide-pictures'
import { lightPage } from '../../../../../admin/page-meta'

export const metadata = lightPage('Aide')

/** The owner's guide, docs/guide-du-proprietaire.md, as a page of the back-office. */
export default async function Page() {
  const text = await readFile(path.join(guideFolder, 'guide-du-proprietaire.md'), 'utf8').catch(
    () => 'L’aide n’a pas pu être lue.',
  )
  return (
    <main className="overview">
      <article
        className="guide [&_img]:border-line max-w-[72ch] pt-6 pb-16 *:mt-0 *:mb-3 [&_img]:h-auto [&_img]:max-w-full [&_img]:border [&>h2]:mt-8"
        dangerouslySetInnerHTML={{ __html: toHtml(text) }}
      />
    </main>
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
