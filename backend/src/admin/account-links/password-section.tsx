'use client'

import { type ReactNode, useRef, useState } from 'react'
import { Refusal } from '../request-form'

type Props = {
  title?: string
  /** What stands before the password, and behind the buttons. */
  children: ReactNode
  result?: ReactNode
  /** By their labels, what buttons do. @returns the sentence of a refusal; null once it is done */
  actions: Record<string, (currentPassword: string) => Promise<string | null>>
}

/** What takes the current password of whoever is signed in, outside or inside of the form of an account. */
export function PasswordSection({ title, children, result, actions }: Props) {
  // Not in the state: what is typed before hydration would be lost.
  const password = useRef<HTMLInputElement>(null)
  const [message, setMessage] = useState('')

  const act = async (action: Props['actions'][string]) => {
    const refusal = await action(password.current?.value ?? '')
    setMessage(refusal ?? '')
    if (refusal === null && password.current) password.current.value = ''
  }

  return (
    <section className="account-link">
      {title && <h2>{title}</h2>}
      {children}
      <label>
        Votre mot de passe actuel
        <input ref={password} type="password" autoComplete="current-password" />
      </label>
      <p className="button-row">
        {Object.entries(actions).map(([label, action]) => (
          <button key={label} type="button" onClick={() => void act(action)}>
            {label}
          </button>
        ))}
      </p>
      {result}
      <Refusal>{message}</Refusal>
    </section>
  )
}
