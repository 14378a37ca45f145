'use client'

import { useEffect, useState } from 'react'
import fields from '../plain-fields.json'
import { post } from '../request'
import { PlainField, Refusal, RequestForm } from '../request-form'

/** What the link is for; `username` of the account whose password is lost. */
type Purpose = { kind: 'invitation' } | { kind: 'reset'; username: string }

type Props = {
  /** Characters of a password. */
  minLength: number
  /** Whether a link for a lost password can be mailed. */
  sendsMail: boolean
}

/** The token stands behind `#`, which browsers send to no server. */
const tokenOfAddress = () => window.location.hash.slice(1)

/** Asks what the link is for, then for a user name and a password, and signs in with them. */
export function LinkForm({ minLength, sendsMail }: Props) {
  const [purpose, setPurpose] = useState<Purpose | null>(null)
  const [message, setMessage] = useState('')

  useEffect(() => {
    void post<Purpose>('owners/liens/lire', { token: tokenOfAddress() }).then(({ data, message }) =>
      data ? setPurpose(data) : setMessage(message),
    )
  }, [])

  async function send({ repeated, ...values }: Record<string, string>) {
    if (values.password !== repeated) return 'Les deux mots de passe ne sont pas les mêmes.'
    const body = { token: tokenOfAddress(), ...values }
    const { message } = await post('owners/liens/utiliser', body)
    if (message === null) window.location.assign('/admin')
    return message
  }

  if (!purpose)
    return (
      <>
        <h1>Votre accès</h1>
        <Refusal>{message}</Refusal>
        {message && (
          <p>
            <a href="/admin/login">Aller à la page de connexion</a>
          </p>
        )}
      </>
    )
  const isNew = purpose.kind === 'invitation'
  return (
    <RequestForm button={isNew ? 'Créer mon accès' : 'Enregistrer et entrer'} isPrimary send={send}>
      <h1>{isNew ? 'Créez votre accès' : 'Nouveau mot de passe'}</h1>
      {/* That of the account is there for the browser's list of passwords. */}
      <PlainField
        {...fields.newUsername}
        readOnly={!isNew}
        defaultValue={isNew ? '' : purpose.username}
      >
        {isNew && <span>Lettres sans accent, chiffres, points et tirets.</span>}
      </PlainField>
      {sendsMail && isNew && (
        <PlainField {...fields.email}>
          <span>Pour recevoir un lien si vous perdez votre mot de passe.</span>
        </PlainField>
      )}
      <PlainField {...fields.newPassword} minLength={minLength} aria-describedby="password-rule" />
      <p id="password-rule">
        Au moins {minLength} caractères. Une phrase de quelques mots convient.
      </p>
      <PlainField {...fields.repeated} />
    </RequestForm>
  )
}
