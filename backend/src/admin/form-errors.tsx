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
    const hasEnded = wasProcessing.current && !isProcessing
    wasProcessing.current = isProcessing
    if (!form || !hasEnded) return
    // What the server refused is added to the form just after the end of the request.
    const timer = setTimeout(() => focusFirstWrongField(form), 50)
    return () => clearTimeout(timer)
  }, [isProcessing])
  return <span hidden ref={marker} />
}
