'use client'

import { useState } from 'react'
import { post } from '../request'
import { RequestForm } from '../request-form'
import { PlainField } from './plain-field'

/** Asks for the account whose password is lost. Nothing tells whether it exists. */
export function MailedLinkForm() {
  const [isSent, setSent] = useState(false)

  async function send({ account }: { account?: string }) {
    setSent(false)
    const { message } = await post('owners/liens/demander', { account })
    setSent(message === null)
    return message
  }

  return (
    <RequestForm send={send}>
      {() => (
        <>
          <p>Recevez par e-mail un lien pour choisir un nouveau mot de passe.</p>
          <PlainField
            label="Adresse e-mail ou nom d’utilisateur"
            name="account"
            autoComplete="email"
            maxLength={254}
          />
          <p className="button-row">
            <button type="submit">Recevoir un lien</button>
          </p>
          <p role="status">
            {isSent &&
              'Si ce compte existe et a une adresse e-mail, un lien y arrive dans quelques minutes. Il sert une seule fois, pendant une heure. Regardez aussi dans les indésirables.'}
          </p>
        </>
      )}
    </RequestForm>
  )
}
