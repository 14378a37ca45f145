import { paginationCopy } from '@/lib/pagination/copy'
import { IntentLink } from '../intent-link'

type Props = {
  href: string
  /** The number of this page, from 1. */
  page: number
  pageCount: number
}

/** Above a later page of a list: which page this is, and a link to the one before. */
export function PreviousPage({ href, page, pageCount }: Props) {
  return (
    <nav aria-label={paginationCopy.label} className="mb-8 flex flex-wrap items-center gap-4">
      <IntentLink href={href} rel="prev" className="button button-outline">
        {paginationCopy.previous}
      </IntentLink>
      <p className="text-muted tabular-figures">{paginationCopy.position(page, pageCount)}</p>
    </nav>
  )
}
