'use client'

import { type FormEvent, useState } from 'react'
import { post } from '../request'

/** Asks for the account whose password is lost. Nothing tells whether it exists. */
export function MailedLinkForm() {
  const [isSent, setSent] = useState(false)
  const [message, setMessage] = useState('')

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { account } = Object.fromEntries(new FormData(event.currentTarget))
    setSent(false)
    setMessage('')
    const { message } = await post('owners/liens/demander', { account })
    setSent(message === null)
    setMessage(message ?? '')
  }

  return (
    <form className="account-link" onSubmit={(event) => void send(event)}>
      <p>Recevez par e-mail un lien pour choisir un nouveau mot de passe.</p>
      <label>
        Adresse e-mail ou nom d’utilisateur
        <input
          name="account"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={254}
        />
      </label>
      <p className="account-link__actions">
        <button type="submit">Recevoir un lien</button>
      </p>
      <p role="status">
        {isSent &&
          'Si ce compte existe et a une adresse e-mail, un lien y arrive dans quelques minutes. Il sert une seule fois, pendant une heure. Regardez aussi dans les indésirables.'}
      </p>
      <p role="alert" className="sign-in__message">
        {message}
      </p>
    </form>
  )
}
