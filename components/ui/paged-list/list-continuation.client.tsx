'use client'

import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { paginationCopy } from '@/lib/pagination/copy'
import { firstIndex, type PagedSource, urlOfPage } from '@/lib/pagination/pages'
import { closestOnUnmodifiedClick } from '../closest-on-unmodified-click'
import { loadingText } from '../copy'
import { onceNearViewport } from '../once-near-viewport'
import { prefersReducedData } from '../visitor-preferences'
import { listStore } from './list-store'
import { focusListItem, useListState } from './use-list.client'

/** The next page is requested when its beginning is this near: two screens. */
const margin = '0px 0px 200% 0px'
/** Pages that come in by themselves before «Voir plus» must be pressed, so that the footer is reachable. */
const maxAutomaticPages = 5

/** The end of a list in pages: a few pages come in by themselves, then on «Voir plus», without scripts a link. */
export function ListContinuation({ source }: { source: PagedSource }) {
  const { last, status } = useListState(source)
  const [message, setMessage] = useState('')
  const end = useRef<HTMLDivElement>(null)
  const automaticPages = useRef(0)
  const isWhole = last >= source.pageCount
  const isVisible = status === 'failed' || message === loadingText

  useEffect(() => {
    if (isWhole || status !== 'idle' || !end.current || prefersReducedData()) return
    if (automaticPages.current >= maxAutomaticPages) return
    const showNext = () => {
      automaticPages.current += 1
      return listStore(source).showThrough(last + 1)
    }
    return onceNearViewport(end.current, showNext, margin)
  }, [isWhole, status, last, source])

  // Pages that come in by themselves are not announced: that would interrupt reading.
  const showMore = async () => {
    const { getState, showThrough } = listStore(source)
    const before = getState().items.length
    automaticPages.current = 0
    setMessage(loadingText)
    await showThrough(last + 1)
    await new Promise(requestAnimationFrame)
    const added = getState().items.length - before
    setMessage(added > 0 ? paginationCopy.added(added) : '')
    focusListItem(firstIndex(source.page + 1) + before)
  }
  const onClick = (event: MouseEvent) => {
    if (!closestOnUnmodifiedClick(event, 'a')) return
    event.preventDefault()
    void showMore()
  }
  return (
    <div ref={end} className="mt-10 grid justify-items-center gap-3">
      {!isWhole && (
        <a
          href={urlOfPage(source.href, last + 1)}
          rel="next"
          onClick={onClick}
          className="button button-outline"
        >
          {paginationCopy.more}
        </a>
      )}
      <p role="status" className={isVisible ? 'text-muted' : 'sr-only'}>
        {status === 'failed' ? paginationCopy.failed : message}
      </p>
    </div>
  )
}
