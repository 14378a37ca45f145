'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { presentPasswordHeader } from '../../../shared/present-password.mjs'
import { send } from '../request'
import { PasswordInput } from './password-input'

/** On the account of somebody else, in place of Payload's button, which asks for no password. */
export function DeleteAccount() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const [password, setPassword] = useState('')
  const [message, setMessage] = useState('')
  if (!id || !user || user.id === id) return null

  async function remove() {
    const headers = { [presentPasswordHeader]: encodeURIComponent(password) }
    const { message } = await send(`owners/${id}`, { method: 'DELETE', headers })
    if (message === null) window.location.assign('/admin/collections/owners')
    else setMessage(message)
  }

  return (
    <section className="account-link">
      <h2>Supprimer ce compte</h2>
      <p>Cette personne n’entre plus dans cet espace. Ce qu’elle a publié reste en ligne.</p>
      <PasswordInput value={password} onChange={setPassword} />
      <p className="account-link__actions">
        <button type="button" onClick={() => void remove()}>
          Supprimer le compte
        </button>
      </p>
      <p role="alert" className="sign-in__message">
        {message}
      </p>
    </section>
  )
}
