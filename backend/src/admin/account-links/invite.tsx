'use client'

import { useState } from 'react'
import { MakeLink } from './make-link'

/** Above the list of accounts: a link by which somebody makes an account of their own. */
export function Invite() {
  const [role, setRole] = useState('redaction')
  return (
    <MakeLink
      title="Inviter quelqu’un"
      purpose={{ kind: 'invitation', role }}
      button="Créer un lien d’invitation"
      text="Voici votre accès à l’espace de gestion. Ouvrez ce lien et choisissez votre mot de passe."
    >
      <label>
        Rôle
        <select value={role} onChange={({ target }) => setRole(target.value)}>
          <option value="redaction">Rédaction</option>
          <option value="proprietaire">Propriétaire</option>
        </select>
      </label>
    </MakeLink>
  )
}
