'use client'

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { closestOnUnmodifiedClick } from '@/components/ui/closest-on-unmodified-click'
import { createQueryState } from '@/components/ui/use-query-state.client'
import type { HouseDetails } from '@/lib/houses/house-details'
import { houseParam } from '@/lib/houses/house-view'
import { HouseDialog } from './house-dialog.client'

const houseQueryState = createQueryState(houseParam)

type Props = {
  houses: readonly HouseDetails[]
  /** The WhatsApp number. */
  phone: string
  /** The id of the house that the server opened. */
  open: string | undefined
  children: ReactNode
}

/** Opens the house of a clicked card, or of a URL with `?maison={id}`. */
export function HouseViewer({ houses, phone, open, children }: Props) {
  const opener = useRef<HTMLElement>(null)
  const id = houseQueryState.useValue(open ?? null)
  const house = houses.find((candidate) => candidate.id === id)
  const isOpen = house !== undefined

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
      {house && (
        <HouseDialog key={house.id} house={house} phone={phone} onClose={houseQueryState.close} />
      )}
      <div onClick={openClicked}>{children}</div>
    </>
  )
}
