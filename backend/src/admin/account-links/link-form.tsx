'use client'

import { useEffect, useState } from 'react'
import { post } from '../request'
import { PlainField, RequestForm } from '../request-form'

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

  async function send({ repeated, ...fields }: Record<string, string>) {
    if (fields.password !== repeated) return 'Les deux mots de passe ne sont pas les mêmes.'
    const body = { token: tokenOfAddress(), ...fields }
    const { message } = await post('owners/liens/utiliser', body)
    if (message === null) window.location.assign('/admin')
    return message
  }

  if (!purpose)
    return (
      <>
        <h1>Votre accès</h1>
        <p role="alert" className="sign-in__message">
          {message}
        </p>
        {message && (
          <p className="account-link__elsewhere">
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
        label="Nom d’utilisateur"
        name="username"
        autoComplete="username"
        minLength={3}
        maxLength={40}
        readOnly={!isNew}
        defaultValue={isNew ? '' : purpose.username}
      >
        {isNew && <span>Lettres sans accent, chiffres, points et tirets.</span>}
      </PlainField>
      {sendsMail && isNew && (
        <PlainField
          label="Adresse e-mail (facultative)"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required={false}
        >
          <span>Pour recevoir un lien si vous perdez votre mot de passe.</span>
        </PlainField>
      )}
      <PlainField
        label="Mot de passe"
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={minLength}
        aria-describedby="password-rule"
      />
      <p id="password-rule">
        Au moins {minLength} caractères. Une phrase de quelques mots convient.
      </p>
      <PlainField
        label="Le même, encore une fois"
        name="repeated"
        type="password"
        autoComplete="new-password"
      />
    </RequestForm>
  )
}
