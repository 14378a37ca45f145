'use client'

import { useDocumentDrawerContext, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Sends a new file as soon as it is chosen, where a field asks for it: «Enregistrer» takes no tap. */
export function SaveWhenChosen() {
  const { onSave } = useDocumentDrawerContext()
  const { id } = useDocumentInfo()
  const { submit } = useForm()
  const file = useFormFields(([fields]) => fields.file?.value)
  const isChosen = file instanceof File && onSave !== undefined && !id
  useEffect(() => {
    if (isChosen) void submit()
    // Once for each file: one that is refused is not sent again by itself.
  }, [file, isChosen, submit])
  return null
}
