'use client'

import { useForm, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { focusFirstWrongField } from './accessibility/describe-fields'

/** After a refused save: leads to the first wrong field, and lets the owner save again. */
export function FormErrors() {
  const marker = useRef<HTMLSpanElement>(null)
  const isProcessing = useFormProcessing()
  const isRefused = useFormSubmitted()
  const { setModified } = useForm()
  const wasProcessing = useRef(false)
  useEffect(() => {
    const form = marker.current?.closest('form')
    const hasEnded = wasProcessing.current && !isProcessing
    wasProcessing.current = isProcessing
    if (!form || !hasEnded) return
    // Payload takes what the server refused for saved: its buttons would stay disabled.
    if (isRefused) setModified(true)
    // What the server refused is added to the form just after the end of the request.
    const timer = setTimeout(() => focusFirstWrongField(form), 50)
    return () => clearTimeout(timer)
  }, [isProcessing, isRefused, setModified])
  return <span hidden ref={marker} />
}
