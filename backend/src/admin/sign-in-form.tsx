'use client'

import { Form, FormSubmit, PasswordField, TextField } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { username } from 'payload/shared'
import { useState } from 'react'

const empty: FormState = {
  username: { valid: true, initialValue: undefined, value: undefined },
  password: { valid: true, initialValue: undefined, value: undefined },
}

const unreachable = 'Le serveur ne répond pas. Réessayez dans un instant.'

/** Sends user name and password as JSON, the only form in which the server takes them. */
export function SignInForm({ target }: { target: string }) {
  const [message, setMessage] = useState('')
  const [busy, setBusy] = useState(false)

  async function send(data: Record<string, unknown>) {
    setBusy(true)
    setMessage('')
    const refusal = await signIn(data).catch(() => unreachable)
    if (refusal === null) return window.location.assign(target)
    setMessage(refusal)
    setBusy(false)
  }

  return (
    <Form
      className="login__form"
      initialState={empty}
      onSubmit={(_, data) => void send(data)}
      waitForAutocomplete
    >
      <div className="login__form__inputWrap">
        <TextField
          field={{
            name: 'username',
            label: 'Nom d’utilisateur',
            required: true,
            admin: { autoComplete: 'username' },
          }}
          path="username"
          validate={username}
        />
        <PasswordField
          autoComplete="current-password"
          field={{ name: 'password', label: 'Mot de passe', required: true }}
          path="password"
        />
      </div>
      <p role="alert" className="sign-in__message">
        {message}
      </p>
      <FormSubmit size="large" disabled={busy}>
        Se connecter
      </FormSubmit>
    </Form>
  )
}

/** Answers null when signed in, else the sentence that says why not. */
async function signIn({ username, password }: Record<string, unknown>): Promise<string | null> {
  const response = await fetch('/cms/owners/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  if (response.ok) return null
  const { errors } = (await response.json()) as { errors?: { message: string }[] }
  return errors?.[0]?.message ?? unreachable
}
