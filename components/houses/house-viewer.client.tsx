'use client'

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { closestOnUnmodifiedClick } from '@/components/ui/closest-on-unmodified-click'
import { loadOnIntent, OnDemand } from '@/components/ui/on-demand.client'
import { createQueryState } from '@/components/ui/use-query-state.client'
import type { HouseDetails } from '@/lib/houses/house-details'
import { documentTitle } from '@/lib/seo/document-title'
import { houseParam } from '@/lib/site/query-params'

const loadDialog = () => import('./house-dialog.client').then(({ HouseDialog }) => HouseDialog)
const intentHandlers = loadOnIntent(loadDialog)
/** The id of the house whose dialog is open, in the query string. */
export const houseQueryState = createQueryState(houseParam)

type Props = {
  house: HouseDetails | undefined
  phone: string
  /** The title of the document without a dialog. */
  title: string
  siteName: string
  children: ReactNode
}

/** Opens the house of a clicked card in a dialog over the list, at the address of its page; else loads that page. */
export function HouseViewer({ house, phone, title, siteName, children }: Props) {
  const opener = useRef<HTMLElement>(null)
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
    const path = link?.getAttribute('href')
    if (!link || !path) return
    event.preventDefault()
    opener.current = link
    houseQueryState.openAt(path)
  }
  return (
    <>
      {house && (
        <OnDemand
          key={house.id}
          load={loadDialog}
          props={{ house, phone, onClose: houseQueryState.close }}
          onFailure={() => window.location.reload()}
        />
      )}
      <div onClick={openClicked} {...intentHandlers}>
        {children}
      </div>
    </>
  )
}
