'use client'

import {
  toast,
  useDocumentInfo,
  useForm,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { isRefusedForFields } from '../saving/validation-errors'
import { focusFirstWrongField } from './accessibility/describe-fields'

/** After a refused save: leads to the first wrong field, and lets the owner save again. */
export function FormErrors() {
  const marker = useRef<HTMLSpanElement>(null)
  const isProcessing = useFormProcessing()
  const isRefused = useFormSubmitted()
  const wasProcessing = useRef(false)
  const { setModified, setSubmitted } = useForm()
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  useEffect(() => {
    // Payload counts wrong fields again after a refusal only: fields.css hides the count of before.
    marker.current?.closest('form')?.toggleAttribute('data-refused', isRefused)
    // It takes what the server refused for saved: its buttons would stay disabled.
    if (isRefused && !isProcessing) setModified(true)
  }, [isProcessing, isRefused, setModified])
  // A new save ends the notices of earlier refusals: so early that its own is never among them.
  useLayoutEffect(() => {
    if (!isProcessing) return
    for (const notice of toast.getToasts()) {
      if ('type' in notice && notice.type === 'error') toast.dismiss(notice.id)
    }
  }, [isProcessing])
  // Runs again with a save alone: what else changes would end the waiting.
  useEffect(() => {
    const form = marker.current?.closest('form')
    const hasEnded = wasProcessing.current && !isProcessing
    wasProcessing.current = isProcessing
    if (!form || !hasEnded) return
    // Payload shows under no field what a draft is refused for.
    if (isRefusedForFields({ collectionSlug, globalSlug, id })) setSubmitted(true)
    // What the server refused is drawn some time after the end of the request.
    const search = setInterval(() => {
      if (focusFirstWrongField(form)) clearInterval(search)
    }, searchMs)
    const endOfSearch = setTimeout(() => clearInterval(search), endOfSearchMs)
    return () => {
      clearInterval(search)
      clearTimeout(endOfSearch)
    }
  }, [isProcessing, collectionSlug, globalSlug, id, setSubmitted])
  return <span hidden ref={marker} />
}

/** How often, and until when after a save, a wrong field is looked for. */
const searchMs = 50
const endOfSearchMs = 2000
