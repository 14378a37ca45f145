'use client'

import { useModal } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/** Opens a choice of files, which browsers allow right after a tap. */
function choose(input: HTMLInputElement | null | undefined) {
  if (navigator.userActivation?.isActive) input?.click()
}

/** Opens the device's choice of files with a form for a new file: «Ajouter» takes one tap less, where browsers allow it. */
export function OpenFileChooser() {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    choose(place.current?.closest('.dropzone')?.querySelector('input[type=file]'))
  }, [])
  return <span ref={place} hidden />
}

/** Does the same with the drawer for several files, which has no place for a component. */
export function OpenBulkFileChooser() {
  const { modalState } = useModal()
  const isOpen = Object.entries(modalState).some(
    ([slug, modal]) => slug.includes('bulk-upload') && modal.isOpen,
  )
  useEffect(() => {
    if (isOpen) choose(document.querySelector('input.bulk-upload--add-files__hidden-input'))
  }, [isOpen])
  return null
}
