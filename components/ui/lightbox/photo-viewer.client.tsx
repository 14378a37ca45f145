'use client'

import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { closestOnUnmodifiedClick } from '../closest-on-unmodified-click'
import { FullScreenSpinner } from '../full-screen-spinner'
import { createQueryState } from '../use-query-state.client'
import type { LightboxProps } from './lightbox.client'
import { linkOfPhoto } from './photo-slides'

const photoAddress = createQueryState('photo')

/**
 * Opens the photos among its children in full screen (R64): a click on a link of a photo, or an
 * address with `?photo={id}`. The lightbox arrives with the first photo; should it never arrive,
 * the link leads to the picture as it does without scripts.
 */
export function PhotoViewer({ children }: { children: ReactNode }) {
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null)
  const photo = photoAddress.useValue()
  const link = photo !== null && root ? linkOfPhoto(root, photo) : null
  const href = link?.href

  useEffect(() => {
    if (Lightbox || !href) return
    let gone = false
    import('./lightbox.client').then(
      ({ PhotoLightbox }) => !gone && setLightbox(() => PhotoLightbox),
      () => !gone && window.location.replace(href),
    )
    return () => {
      gone = true
    }
  }, [Lightbox, href])

  return (
    <div ref={setRoot} onClick={openClicked}>
      {children}
      {photo !== null && root && link && Lightbox && (
        <Lightbox
          root={root}
          photo={photo}
          onBrowse={photoAddress.browse}
          onClose={photoAddress.close}
        />
      )}
      {link && !Lightbox && (
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
  photoAddress.open(id)
}
