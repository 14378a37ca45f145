'use client'

import { useEffect, useRef } from 'react'

/**
 * Opens the device's own choice of files as soon as a form for a new file is shown, so that «Ajouter» takes one
 * tap less. A browser allows it for a moment after a tap; later, «Choisir un fichier» remains.
 */
export function OpenFileChooser() {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!navigator.userActivation?.isActive) return
    place.current
      ?.closest('.dropzone')
      ?.querySelector<HTMLInputElement>('input[type=file]')
      ?.click()
  }, [])
  return <span ref={place} hidden />
}
