'use client'

import { type ReactNode, useState } from 'react'
import { inCotonou } from '../../publication/cotonou-time'
import { CopyButton } from '../../sharing/share-document'
import { post } from '../request'
import { PasswordSection } from './password-section'

/** A link that was made: `expiresAt` in milliseconds since 1970. */
type Made = { url: string; expiresAt: number }

type Props = {
  title: string
  /** What the link is for, as the endpoint expects it. */
  purpose: object
  button: string
  /** Sent with the link. */
  text: string
  children: ReactNode
}

/** Makes a link for whoever gives their current password, and shows it. */
export function MakeLink({ title, purpose, button, text, children }: Props) {
  const [made, setMade] = useState<Made | null>(null)

  async function make(currentPassword: string) {
    const { data, message } = await post<Made>('owners/liens', { ...purpose, currentPassword })
    setMade(data)
    return message
  }

  const result = made && <MadeLink made={made} text={text} />
  return (
    <PasswordSection title={title} actions={{ [button]: make }} result={result}>
      {children}
    </PasswordSection>
  )
}

/** A link to be copied, or sent by WhatsApp. It is shown once: nobody can read it again. */
function MadeLink({ made: { url, expiresAt }, text }: { made: Made; text: string }) {
  const whatsapp = `https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`
  return (
    <div className="account-link">
      <label>
        Lien à envoyer
        <input readOnly value={url} onFocus={({ target }) => target.select()} />
      </label>
      <p>
        Il sert une seule fois, jusqu’au {inCotonou(new Date(expiresAt).toISOString())}. Envoyez-le
        à cette personne seule&nbsp;: qui l’ouvre entre dans cet espace.
      </p>
      <p className="button-row">
        <CopyButton text={url} label="Copier" />
        <a href={whatsapp} target="_blank" rel="noopener noreferrer">
          Ouvrir dans WhatsApp
        </a>
      </p>
    </div>
  )
}
