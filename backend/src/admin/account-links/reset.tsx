'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { type Made, MadeLink } from './made-link'
import { PasswordInput } from './password-input'
import { post } from './post'

/** On the account of somebody else: a link by which this person sets a new password. */
export function ResetLink() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const [password, setPassword] = useState('')
  const [made, setMade] = useState<Made | null>(null)
  const [message, setMessage] = useState('')
  if (!id || !user || user.id === id) return null

  async function make() {
    const body = { kind: 'reset', account: Number(id), currentPassword: password }
    const { data, message } = await post<Made>('liens', body)
    setMade(data)
    setMessage(message ?? '')
    if (data) setPassword('')
  }

  return (
    <section className="account-link">
      <h2>Mot de passe perdu</h2>
      <p>
        Faites un lien pour cette personne&nbsp;: elle choisit un nouveau mot de passe, et ses
        appareils sont déconnectés.
      </p>
      <PasswordInput value={password} onChange={setPassword} />
      <p className="account-link__actions">
        <button type="button" onClick={() => void make()}>
          Créer un lien
        </button>
      </p>
      {made && (
        <MadeLink
          made={made}
          text="Voici un lien pour choisir un nouveau mot de passe de l’espace de gestion."
        />
      )}
      <p role="alert" className="sign-in__message">
        {message}
      </p>
    </section>
  )
}
