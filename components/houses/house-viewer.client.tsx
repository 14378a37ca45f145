'use client'

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { closestOnUnmodifiedClick } from '@/components/ui/closest-on-unmodified-click'
import { loadOnIntent, OnDemand } from '@/components/ui/on-demand.client'
import type { HouseDetails } from '@/lib/houses/house-details'
import { documentTitle } from '@/lib/seo/document-title'
import { houseQueryState } from './house-query-state.client'

const loadDialog = () => import('./house-dialog.client').then(({ HouseDialog }) => HouseDialog)
const intentHandlers = loadOnIntent(loadDialog)

type Props = {
  houses: readonly HouseDetails[]
  /** The WhatsApp number. */
  phone: string
  /** The id of the house that the server opened. */
  open: string | undefined
  /** The dialog of that house. */
  dialog: ReactNode
  /** The title of the document without a dialog. */
  title: string
  siteName: string
  children: ReactNode
}

/**
 * Opens the house of a clicked card, or of a URL with `?maison={id}`. The dialog is loaded on hover,
 * touch or focus of the cards; if that fails, the server renders it, as it does without scripts.
 */
export function HouseViewer({ houses, phone, open, dialog, title, siteName, children }: Props) {
  const opener = useRef<HTMLElement>(null)
  const id = houseQueryState.useValue(open ?? null)
  const house = houses.find((candidate) => candidate.id === id)
  const isOpen = house !== undefined

  const shownTitle = house ? documentTitle(house.title, { productName: siteName }) : title
  // The address changes without a navigation, which would change the title.
  useEffect(() => {
    document.title = shownTitle
  }, [shownTitle])

  useEffect(() => {
    if (!isOpen) return
    return () => opener.current?.focus()
  }, [isOpen])

  const openClicked = (event: MouseEvent) => {
    const link = closestOnUnmodifiedClick(event, 'a[data-house]')
    if (!link?.dataset.house) return
    event.preventDefault()
    opener.current = link
    houseQueryState.open(link.dataset.house)
  }
  return (
    <>
      {isOpen && id === open && dialog}
      {isOpen && id !== open && (
        <OnDemand
          key={house.id}
          load={loadDialog}
          props={{ house, phone }}
          onFailure={() => window.location.reload()}
        />
      )}
      <div onClick={openClicked} {...intentHandlers}>
        {children}
      </div>
    </>
  )
}
