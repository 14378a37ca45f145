'use client'

import { type ReactNode, useState } from 'react'
import { post } from '../request'
import { type Made, MadeLink } from './made-link'
import { PasswordInput } from './password-input'

type Props = {
  title: string
  /** What the link is for, as the endpoint expects it. */
  purpose: object
  button: string
  /** Sent with the link. */
  text: string
  children: ReactNode
}

/** Makes a link for whoever gives their present password, and shows it. */
export function MakeLink({ title, purpose, button, text, children }: Props) {
  const [password, setPassword] = useState('')
  const [made, setMade] = useState<Made | null>(null)
  const [message, setMessage] = useState('')

  async function make() {
    const body = { ...purpose, currentPassword: password }
    const { data, message } = await post<Made>('owners/liens', body)
    setMade(data)
    setMessage(message ?? '')
    if (data) setPassword('')
  }

  return (
    <section className="account-link">
      <h2>{title}</h2>
      {children}
      <PasswordInput value={password} onChange={setPassword} />
      <p className="account-link__actions">
        <button type="button" onClick={() => void make()}>
          {button}
        </button>
      </p>
      {made && <MadeLink made={made} text={text} />}
      <p role="alert" className="sign-in__message">
        {message}
      </p>
    </section>
  )
}
