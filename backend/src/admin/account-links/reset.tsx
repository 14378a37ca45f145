'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { MakeLink } from './make-link'

/** On the account of somebody else: a link by which this person sets a new password. */
export function ResetLink() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  if (!id || !user || user.id === id) return null
  return (
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
  )
}
