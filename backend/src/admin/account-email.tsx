'use client'

import { EmailField, FieldPathContext } from '@payloadcms/ui'

const field = {
  name: 'email',
  label: 'Adresse e-mail (facultative)',
  admin: {
    autoComplete: 'email',
    description:
      'Pour recevoir un lien quand le mot de passe est perdu. Elle n’est montrée à personne sur le site.',
  },
}

/** The address of an account, in Payload's own field. */
export function AccountEmail() {
  return (
    <FieldPathContext value="email">
      <EmailField field={field} path="email" />
    </FieldPathContext>
  )
}
