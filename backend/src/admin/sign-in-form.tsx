'use client'

import { Button } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { post } from './request'

type Props = { target: string } | { onSignedIn: () => void }

/** Sends user name and password as JSON, the only form in which the server takes them; then a page is opened. */
export function SignInForm(props: Props) {
  const [message, setMessage] = useState('')
  const [busy, setBusy] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = Object.fromEntries(new FormData(event.currentTarget))
    setBusy(true)
    setMessage('')
    const refusal = (await post('owners/login', fields)).message
    if (refusal === null) {
      return 'target' in props ? window.location.assign(props.target) : props.onSignedIn()
    }
    setMessage(refusal)
    setBusy(false)
  }

  return (
    // Sent before its script has arrived, a form without a method would show the password in the address.
    <form method="post" className="account-link" onSubmit={(event) => void send(event)}>
      <label>
        Nom d’utilisateur
        <input
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </label>
      <label>
        Mot de passe
        <input name="password" type="password" autoComplete="current-password" required />
      </label>
      <p role="alert" className="sign-in__message">
        {message}
      </p>
      <Button type="submit" size="large" disabled={busy}>
        Se connecter
      </Button>
    </form>
  )
}
