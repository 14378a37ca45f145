'use client'

import { useFormProcessing } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { focusFirstWrongField } from './accessibility/describe-fields'

/** Leads to the first wrong field after a save was refused. */
export function FormErrors() {
  const marker = useRef<HTMLSpanElement>(null)
  const isProcessing = useFormProcessing()
  const wasProcessing = useRef(false)
  useEffect(() => {
    const form = marker.current?.closest('form')
    if (form && wasProcessing.current && !isProcessing) focusFirstWrongField(form)
    wasProcessing.current = isProcessing
  }, [isProcessing])
  return <span hidden ref={marker} />
}
