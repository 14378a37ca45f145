'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { currentPasswordHeader } from '../../accounts/current-password-header'
import { send } from '../request'
import { PasswordSection } from './password-section'

/** On the account of somebody else, in place of Payload's button, which asks for no password. */
export function DeleteAccount() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  if (!id || !user || user.id === id) return null

  async function remove(password: string) {
    const headers = { [currentPasswordHeader]: encodeURIComponent(password) }
    const { message } = await send(`owners/${id}`, { method: 'DELETE', headers })
    if (message === null) window.location.assign('/admin/collections/owners')
    return message
  }

  return (
    <PasswordSection title="Supprimer ce compte" actions={{ 'Supprimer le compte': remove }}>
      <p>Cette personne n’entre plus dans cet espace. Ce qu’elle a publié reste en ligne.</p>
    </PasswordSection>
  )
}
