import { useForm, useFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useRef } from 'react'

type FieldError = { path: string; message: string }

/**
 * Keeps the fields wrong that a save found wrong, until the owner changes anything or saves again, and lets
 * the owner save again. Payload's checks, the late answer to earlier typing and the one that follows each
 * refusal, do not know what hooks refuse, and would take the sentences away.
 */
export function useKeptRefusals(isProcessing: boolean, isRefused: boolean): void {
  const { dispatchFields, getData, setModified } = useForm()
  const fields = useFormFields(([all]) => all)
  const refused = useRef(new Map<string, FieldError>())
  const refusedData = useRef('')
  const noted = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    refused.current.clear()
    refusedData.current = JSON.stringify(getData())
    // Payload takes what the server refused for saved: its buttons would stay disabled.
    if (isRefused && !isProcessing) setModified(true)
  }, [getData, isProcessing, isRefused, setModified])
  useEffect(() => {
    if (isProcessing || !isRefused) return
    if (JSON.stringify(getData()) !== refusedData.current) return refused.current.clear()
    for (const it of wrongFields(fields)) refused.current.set(it.path, it)
    const errors = [...refused.current.values()].filter(({ path }) => fields[path]?.valid === true)
    if (errors.length === 0) return
    // Payload checks a modified form after every change, and would take the errors away for ever.
    setModified(false)
    dispatchFields({ type: 'ADD_SERVER_ERRORS', errors })
    clearTimeout(noted.current)
    noted.current = setTimeout(() => setModified(true), notedStateMs)
  }, [dispatchFields, fields, getData, isProcessing, isRefused, setModified])
}

/** Until Payload has noted a state as the one to compare with: it waits 250 ms after the last change. */
const notedStateMs = 500

function wrongFields(fields: FormState): FieldError[] {
  return Object.entries(fields).flatMap(([path, { errorMessage, valid }]) =>
    valid === false && errorMessage ? [{ path, message: errorMessage }] : [],
  )
}
