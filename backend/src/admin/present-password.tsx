'use client'

import { PasswordField, useDocumentInfo, useFormFields } from '@payloadcms/ui'

/** The present password: once a new one is being typed, of an account that exists. */
export function PresentPassword({ path }: { path: string }) {
  const { id } = useDocumentInfo()
  const changes = useFormFields(([fields]) => Boolean(fields.password?.value))
  if (!id || !changes) return null
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: path, label: 'Votre mot de passe actuel', required: true }}
      path={path}
    />
  )
}
