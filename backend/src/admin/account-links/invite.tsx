'use client'

import { useState } from 'react'
import { type Made, MadeLink } from './made-link'
import { PasswordInput } from './password-input'
import { post } from './post'

/** Above the list of accounts: a link by which somebody makes an account of their own. */
export function Invite() {
  const [role, setRole] = useState('redaction')
  const [password, setPassword] = useState('')
  const [made, setMade] = useState<Made | null>(null)
  const [message, setMessage] = useState('')

  async function make() {
    const body = { kind: 'invitation', role, currentPassword: password }
    const { data, message } = await post<Made>('liens', body)
    setMade(data)
    setMessage(message ?? '')
    if (data) setPassword('')
  }

  return (
    <section className="account-link">
      <h2>Inviter quelqu’un</h2>
      <label>
        Rôle
        <select value={role} onChange={({ target }) => setRole(target.value)}>
          <option value="redaction">Rédaction</option>
          <option value="proprietaire">Propriétaire</option>
        </select>
      </label>
      <PasswordInput value={password} onChange={setPassword} />
      <p className="account-link__actions">
        <button type="button" onClick={() => void make()}>
          Créer un lien d’invitation
        </button>
      </p>
      {made && (
        <MadeLink
          made={made}
          text="Voici votre accès à l’espace de gestion. Ouvrez ce lien et choisissez votre mot de passe."
        />
      )}
      <p role="alert" className="sign-in__message">
        {message}
      </p>
    </section>
  )
}
