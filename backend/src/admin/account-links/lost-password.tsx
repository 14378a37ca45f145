'use client'

import { useState } from 'react'
import { writtenCode } from '../../accounts/written-code'
import fields from '../plain-fields.json'
import { post } from '../request'
import { PlainField, RequestForm } from '../request-form'

/** What to do about a lost password: have a link mailed, where mails are sent, or ask somebody for one. */
export function LostPassword({ sendsMail }: { sendsMail: boolean }) {
  return (
    <details className="sign-in__lost mt-6">
      <summary>Mot de passe oublié&#8239;?</summary>
      {sendsMail && <MailedLinkForm />}
      <RecoveryCodeForm />
      <p>
        {sendsMail && 'Votre compte n’a pas d’adresse e-mail\u202f? '}
        Demandez un lien à un propriétaire&nbsp;: dans «&nbsp;Comptes&nbsp;», il ouvre le vôtre et
        vous envoie un lien, par WhatsApp par exemple, pour choisir un nouveau mot de passe.
      </p>
      <p>
        Vous êtes seul propriétaire&#8239;? La personne qui a installé le site peut vous donner un
        nouveau mot de passe.
      </p>
    </details>
  )
}

/** Asks for the account whose password is lost. Nothing tells whether it exists. */
function MailedLinkForm() {
  const [isSent, setSent] = useState(false)

  async function send({ account }: { account?: string }) {
    setSent(false)
    const { message } = await post('owners/liens/demander', { account })
    setSent(message === null)
    return message
  }

  return (
    <>
      <RequestForm button="Recevoir un lien" send={send}>
        <p>Recevez par e-mail un lien pour choisir un nouveau mot de passe.</p>
        <PlainField {...fields.account} />
      </RequestForm>
      <p role="status">
        {isSent &&
          'Si ce compte existe et a une adresse e-mail, un lien y arrive dans quelques minutes. Il sert une seule fois, pendant une heure. Regardez aussi dans les indésirables.'}
      </p>
    </>
  )
}

function RecoveryCodeForm() {
  const open = async ({ code = '' }: Record<string, string>) => {
    window.location.assign(`/admin/lien#${writtenCode(code)}`)
    return Promise.resolve(null)
  }
  return (
    <RequestForm button="Choisir un mot de passe" send={open}>
      <PlainField {...fields.recoveryCode} />
    </RequestForm>
  )
}
