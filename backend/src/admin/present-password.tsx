'use client'

import { PasswordField, useDocumentInfo, useFormFields } from '@payloadcms/ui'

/** The present password: once a new one, or another address, is being typed, of an account that exists. */
export function PresentPassword({ path }: { path: string }) {
  const { id, data } = useDocumentInfo()
  const changes = useFormFields(
    ([{ password, email }]) =>
      Boolean(password?.value) || (email?.value ?? '') !== (data?.email ?? ''),
  )
  if (!id || !changes) return null
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: path, label: 'Votre mot de passe actuel', required: true }}
      path={path}
    />
  )
}
