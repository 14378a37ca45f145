import { previewCopy } from '@/lib/preview/copy'

/** Says above a page that it is a preview, and whether the content is online as it is. */
export function PreviewBand({ published }: { published: boolean }) {
  return (
    <aside
      aria-label={previewCopy.label}
      className="bg-brand px-4 py-2 text-center text-sm font-semibold text-white print:hidden"
    >
      {published ? previewCopy.published : previewCopy.draft}
    </aside>
  )
}
