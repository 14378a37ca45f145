'use client'

import { Button } from '@payloadcms/ui'
import { PlainField } from './account-links/plain-field'
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
          <PlainField label="Nom d’utilisateur" name="username" autoComplete="username" />
          <PlainField
            label="Mot de passe"
            name="password"
            type="password"
            autoComplete="current-password"
          />
          <Button type="submit" size="large" disabled={busy}>
            Se connecter
          </Button>
        </>
      )}
    </RequestForm>
  )
}
