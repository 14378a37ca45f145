'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { currentPasswordHeader } from '../../accounts/current-password-header'
import { send } from '../request'
import { MakeLink } from './make-link'
import { PasswordSection } from './password-section'

/** On the account of somebody else: a link for a new password, and Payload's deletion, with a password. */
export function OthersAccount() {
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
    <>
      <MakeLink
        title="Mot de passe perdu"
        purpose={{ kind: 'reset', account: Number(id) }}
        button="Créer un lien"
        text="Voici un lien pour choisir un nouveau mot de passe de l’espace de gestion."
      >
        <p>
          Faites un lien pour cette personne&nbsp;: elle choisit un nouveau mot de passe, ses
          appareils sont déconnectés, et sa double vérification s’arrête, pour un téléphone perdu.
        </p>
      </MakeLink>
      <PasswordSection title="Supprimer ce compte" actions={{ 'Supprimer le compte': remove }}>
        <p>Cette personne n’entre plus dans cet espace. Ce qu’elle a publié reste en ligne.</p>
      </PasswordSection>
    </>
  )
}
