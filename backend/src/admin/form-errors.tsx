'use client'

import { useForm, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useRef } from 'react'
import { focusFirstWrongField } from './accessibility/describe-fields'
import { useRefusedFields } from './use-refused-fields'

/** After a refused save: leads to the first wrong field, and lets the owner save again. */
export function FormErrors() {
  const marker = useRef<HTMLSpanElement>(null)
  const isProcessing = useFormProcessing()
  const isRefused = useFormSubmitted()
  const { dispatchFields, getFields, setModified } = useForm()
  const wasProcessing = useRef(false)
  const refused = useRefusedFields(isProcessing)
  useEffect(() => {
    // Payload counts wrong fields again after a refusal only: fields.css hides the count of before.
    marker.current?.closest('form')?.toggleAttribute('data-refused', isRefused)
  }, [isRefused])
  useEffect(() => {
    // Payload takes what the server refused for saved: its buttons would stay disabled.
    if (isRefused && !isProcessing) setModified(true)
  }, [isProcessing, isRefused, setModified])
  // Runs again with a save alone: what else changes would end the waiting.
  useEffect(() => {
    const form = marker.current?.closest('form')
    const hasEnded = wasProcessing.current && !isProcessing
    wasProcessing.current = isProcessing
    if (!form || !hasEnded) return
    // What the server refused is drawn some time after the end of the request.
    const search = setInterval(() => {
      if (focusFirstWrongField(form)) clearInterval(search)
    }, searchMs)
    const endOfSearch = setTimeout(() => clearInterval(search), endOfSearchMs)
    // The late answer to what was typed before the save declares them right: it was not asked to check.
    const afterLateAnswer = setTimeout(() => {
      const fields = getFields()
      const errors = [...refused.current.values()].filter((it) =>
        isRight(fields[it.path], it.value),
      )
      if (errors.length > 0) dispatchFields({ type: 'ADD_SERVER_ERRORS', errors })
    }, lateAnswerMs)
    return () => {
      clearInterval(search)
      clearTimeout(endOfSearch)
      clearTimeout(afterLateAnswer)
    }
  }, [dispatchFields, getFields, isProcessing, refused])
  return <span hidden ref={marker} />
}

/** How often, and until when after a save, a wrong field is looked for. */
const searchMs = 50
const endOfSearchMs = 2000

/** An answer that comes later is followed by a check of its own: Payload waits 250 ms for it. */
const lateAnswerMs = 400

const isRight = (field: FormState[string] | undefined, value: unknown) =>
  field?.valid === true && field.value === value
