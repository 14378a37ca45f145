'use client'

import {
  Banner,
  useDocumentDrawerContext,
  useDocumentInfo,
  useForm,
  useFormFields,
} from '@payloadcms/ui'
import { useEffect } from 'react'
import { refusalOfFile } from './refused-files'

/**
 * Sends a new file as soon as it is chosen, where a field asks for it: «Enregistrer» takes no tap. Says why a file was
 * refused where the form does not: Payload's drawer for several draws each anew after its save, without its reason.
 */
export function SaveWhenChosen() {
  const { onSave } = useDocumentDrawerContext()
  const { id } = useDocumentInfo()
  const { submit } = useForm()
  const { value: file, valid } = useFormFields(([fields]) => fields.file) ?? {}
  const isChosen = file instanceof File && onSave !== undefined && !id
  useEffect(() => {
    if (isChosen) void submit()
    // Once for each file: one that is refused is not sent again by itself.
  }, [file, isChosen, submit])
  const reason = valid !== false && refusalOfFile(file)
  return <div role="alert">{reason && <Banner type="error">{reason}</Banner>}</div>
}
