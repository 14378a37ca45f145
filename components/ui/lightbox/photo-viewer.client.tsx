'use client'

import { useEffect, useState, type ComponentType, type MouseEvent, type ReactNode } from 'react'
import { FullScreenSpinner } from '../../site/full-screen-spinner'
import type { LightboxProps } from './lightbox.client'
import { browseTo, closePhoto, openPhoto, usePhotoOfAddress } from './photo-address.client'
import { linkOfPhoto } from './photo-slides'

/**
 * Opens the photos among its children in full screen (R64): a click on a link of a photo, or an
 * address with `?photo={id}`. The lightbox arrives with the first photo; should it never arrive,
 * the link leads to the picture as it does without scripts.
 */
export function PhotoViewer({ children }: { children: ReactNode }) {
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null)
  const photo = usePhotoOfAddress()
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
        <Lightbox root={root} photo={photo} onBrowse={browseTo} onClose={closePhoto} />
      )}
      {link && !Lightbox && (
        <div className="appear-late">
          <FullScreenSpinner />
        </div>
      )}
    </div>
  )
}

/** A plain click opens the photo; one that asks for a tab or a window is the browser's. */
function openClicked(event: MouseEvent<HTMLElement>): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  const link = target instanceof Element ? target.closest<HTMLElement>('a[data-photo]') : null
  const id = link?.dataset.photo
  if (!id || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  event.preventDefault()
  openPhoto(id)
}
