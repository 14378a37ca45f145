'use client'

import { type MouseEvent, type ReactNode, useState } from 'react'
import { photoParam } from '@/lib/site/query-params'
import { closestOnUnmodifiedClick } from '../closest-on-unmodified-click'
import { OnDemand } from '../on-demand.client'
import { createQueryState } from '../use-query-state.client'
import { findPhotoLink } from './photo-slides'
import type { PagedGallery } from './use-slides.client'

const loadLightbox = () => import('./lightbox.client').then(({ PhotoLightbox }) => PhotoLightbox)
const photoQueryState = createQueryState(photoParam)

type Props = {
  /** The gallery, when it goes on in other pages; the photos of those open too. */
  gallery?: PagedGallery | undefined
  /** The path of the downloads of its photos, which ends before the id. */
  downloads: string
  children: ReactNode
}

/** Opens the photos among its children in full screen, on a click or from `?photo={id}`; else the link is followed. */
export function PhotoViewer({ gallery, downloads, children }: Props) {
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const photo = photoQueryState.useValue()
  const link = photo !== null && root ? findPhotoLink(root, photo) : null
  const isShown = root !== null && photo !== null && (link !== null || gallery !== undefined)

  return (
    <div ref={setRoot} onClick={openClicked}>
      {children}
      {isShown && (
        <OnDemand
          load={loadLightbox}
          props={{
            ...{ root, photo, gallery, downloads },
            onPhotoChange: photoQueryState.replace,
            onClose: photoQueryState.close,
          }}
          onFailure={() => link && window.location.replace(link.href)}
        />
      )}
    </div>
  )
}

function openClicked(event: MouseEvent<HTMLElement>): void {
  const id = closestOnUnmodifiedClick(event, 'a[data-photo]')?.dataset.photo
  if (!id) return
  event.preventDefault()
  photoQueryState.open(id)
}
