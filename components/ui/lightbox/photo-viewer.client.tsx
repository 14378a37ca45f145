'use client'

import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { closestOnUnmodifiedClick } from '../closest-on-unmodified-click'
import { FullScreenSpinner } from '../full-screen-spinner'
import { createQueryState } from '../use-query-state.client'
import type { LightboxProps } from './lightbox.client'
import { findPhotoLink } from './photo-slides'
import type { PagedGallery } from './use-slides.client'

const photoQueryState = createQueryState('photo')

type Props = {
  /** The gallery, when it goes on in other pages; the photos of those open too. */
  gallery?: PagedGallery | undefined
  children: ReactNode
}

/**
 * Opens the photos among its children in full screen, on a click or from a URL with `?photo={id}`.
 * The lightbox is loaded with the first photo; if that fails, the browser follows the link to the
 * picture, as it does without scripts.
 */
export function PhotoViewer({ gallery, children }: Props) {
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null)
  const photo = photoQueryState.useValue()
  const link = photo !== null && root ? findPhotoLink(root, photo) : null
  const isShown = root !== null && photo !== null && (link !== null || gallery !== undefined)
  const href = link?.href

  useEffect(() => {
    if (Lightbox || !isShown) return
    let unmounted = false
    import('./lightbox.client').then(
      ({ PhotoLightbox }) => !unmounted && setLightbox(() => PhotoLightbox),
      () => !unmounted && href && window.location.replace(href),
    )
    return () => {
      unmounted = true
    }
  }, [Lightbox, isShown, href])

  return (
    <div ref={setRoot} onClick={openClicked}>
      {children}
      {isShown && Lightbox && (
        <Lightbox
          root={root}
          photo={photo}
          gallery={gallery}
          onPhotoChange={photoQueryState.replace}
          onClose={photoQueryState.close}
        />
      )}
      {isShown && !Lightbox && (
        <div className="appear-late">
          <FullScreenSpinner />
        </div>
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
