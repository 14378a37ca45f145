'use client'

import { PasswordField, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'

type Props = { path: string; watched: readonly string[] }

/** The current password: for a new account, and once something is being changed that takes it. */
export function CurrentPassword({ path, watched }: Props) {
  const { id, collectionSlug } = useDocumentInfo()
  const isNew = collectionSlug !== undefined && !id
  const changes = useFormFields(([fields]) => hasChanged(fields, watched))
  if (!isNew && !changes) return null
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: path, label: 'Votre mot de passe actuel', required: true }}
      path={path}
    />
  )
}

function hasChanged(fields: FormState, watched: readonly string[]): boolean {
  return Object.entries(fields).some(
    ([path, { initialValue, value }]) =>
      watched.some((it) => path.startsWith(it)) && (value ?? '') !== (initialValue ?? ''),
  )
}
