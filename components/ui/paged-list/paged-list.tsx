import type { ReactNode } from 'react'
import { type ListPage, listSource, pagePath } from '@/lib/pagination/pages'
import { type PagedListName, pagedLists } from '@/lib/site/paged-lists'
import { KeepListPlace } from './keep-list-place.client'
import { ListContinuation } from './list-continuation.client'
import { PreviousPage } from './previous-page'

type Props = {
  name: PagedListName
  list: Pick<ListPage<unknown>, 'page' | 'pageCount'>
  children: ReactNode
}

/** What surrounds the items of one page of a list: the ways to the pages before and after it. */
export function PagedList({ name, list, children }: Props) {
  const { page, pageCount } = list
  const source = listSource(name, list)
  return (
    <>
      {page > 1 && (
        <PreviousPage
          href={pagePath(pagedLists[name], page - 1)}
          page={page}
          pageCount={pageCount}
        />
      )}
      {children}
      {page < pageCount && <ListContinuation source={source} />}
      {pageCount > 1 && <KeepListPlace source={source} />}
    </>
  )
}
