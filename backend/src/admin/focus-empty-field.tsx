'use client'

import { useFormInitializing } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/** Begins a form at the first field that has to be filled: the title of a new content, the date of a copied event. */
export function FocusEmptyField() {
  const place = useRef<HTMLSpanElement>(null)
  const isInitializing = useFormInitializing()
  useEffect(() => {
    if (isInitializing || document.activeElement !== document.body) return
    const required = place.current?.closest('form')?.querySelectorAll('.field-label .required')
    const inputs = [...(required ?? [])].flatMap((it) => [
      ...(it.closest('.field-type')?.querySelectorAll<HTMLInputElement>('input[type=text]') ?? []),
    ])
    inputs.find(({ value }) => value === '')?.focus()
  }, [isInitializing])
  return <span ref={place} hidden />
}
