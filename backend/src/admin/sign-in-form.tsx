'use client'

import { useState } from 'react'
import { post } from './request'
import { PlainField, RequestForm } from './request-form'

type Props = { target: string } | { onSignedIn: () => void }

/** Sends user name and password as JSON, then the code that some accounts ask for; then a page is opened. */
export function SignInForm(props: Props) {
  const [needsCode, setNeedsCode] = useState(false)

  async function send(fields: object) {
    const { data, message } = await post<{ needsCode?: true }>('owners/login', fields)
    if (message !== null) return message
    if (data.needsCode) {
      setNeedsCode(true)
      return null
    }
    if ('target' in props) window.location.assign(props.target)
    else props.onSignedIn()
    return null
  }

  return (
    <RequestForm button="Se connecter" isPrimary send={send}>
      <PlainField label="Nom d’utilisateur" name="username" autoComplete="username" />
      <PlainField
        label="Mot de passe"
        name="password"
        type="password"
        autoComplete="current-password"
      />
      {needsCode && (
        <PlainField
          label="Code de votre application, ou code de secours"
          name="code"
          autoComplete="one-time-code"
          ref={(input) => input?.focus()}
        />
      )}
    </RequestForm>
  )
}
