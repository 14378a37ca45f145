'use client'

import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react'

type Values = Record<string, string>

type Props = {
  children: ReactNode
  /** The label of its button. */
  button: string
  isPrimary?: boolean
  /** Sends the values of the fields. @returns the sentence of a refusal; null once it is done */
  send: (values: Values) => Promise<string | null>
}

/** A form that is sent as JSON, with the sentence of its refusal below. */
export function RequestForm({ children, button, isPrimary, send }: Props) {
  const [message, setMessage] = useState('')
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Values
    setBusy(true)
    setMessage('')
    const refusal = await send(values)
    setMessage(refusal ?? '')
    setBusy(false)
  }

  return (
    // Sent before its script has arrived, a form without a method would show a password in the address.
    <form method="post" className="account-link" onSubmit={(event) => void submit(event)}>
      {children}
      <p className="button-row">
        <button type="submit" className={isPrimary ? 'button--primary' : undefined} disabled={busy}>
          {button}
        </button>
      </p>
      <p role="alert" className="sign-in__message">
        {message}
      </p>
    </form>
  )
}

type FieldProps = ComponentProps<'input'> & { label: string }

/** A name, a password or a code, as browsers and phones are not to change it. @param children stands below */
export const PlainField = ({ label, children, ...props }: FieldProps) => (
  <label>
    {label}
    <input autoCapitalize="none" spellCheck={false} required {...props} />
    {children}
  </label>
)
