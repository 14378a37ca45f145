import { useForm, useFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { type RefObject, useEffect, useRef } from 'react'

type WrongField = { path: string; message: string; value: unknown }

/**
 * The fields that have been wrong at any moment since the last save ended, by their path: what the
 * server refused is wrong for a moment only where a late answer to earlier typing follows at once.
 */
export function useRefusedFields(isProcessing: boolean): RefObject<Map<string, WrongField>> {
  const { getFields } = useForm()
  const wrong = useFormFields(([fields]) => wrongFields(fields))
  const refused = useRef(new Map<string, WrongField>())
  useEffect(() => remember(refused.current, wrong), [wrong])
  useEffect(() => {
    if (isProcessing) refused.current.clear()
    else remember(refused.current, wrongFields(getFields()))
  }, [getFields, isProcessing])
  return refused
}

function wrongFields(fields: FormState): WrongField[] {
  return Object.entries(fields).flatMap(([path, { errorMessage, valid, value }]) =>
    valid === false && errorMessage ? [{ path, message: errorMessage, value }] : [],
  )
}

function remember(refused: Map<string, WrongField>, wrong: readonly WrongField[]) {
  for (const it of wrong) refused.set(it.path, it)
}
