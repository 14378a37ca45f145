'use client'

import { Button } from '@payloadcms/ui'
import { UsernameInput } from './account-links/username-input'
import { post } from './request'
import { RequestForm } from './request-form'

type Props = { target: string } | { onSignedIn: () => void }

/** Sends user name and password as JSON, the only form in which the server takes them; then a page is opened. */
export function SignInForm(props: Props) {
  async function send(fields: object) {
    const { message } = await post('owners/login', fields)
    if (message !== null) return message
    if ('target' in props) window.location.assign(props.target)
    else props.onSignedIn()
    return null
  }

  return (
    <RequestForm send={send}>
      {(busy) => (
        <>
          <label>
            Nom d’utilisateur
            <UsernameInput />
          </label>
          <label>
            Mot de passe
            <input name="password" type="password" autoComplete="current-password" required />
          </label>
          <Button type="submit" size="large" disabled={busy}>
            Se connecter
          </Button>
        </>
      )}
    </RequestForm>
  )
}
