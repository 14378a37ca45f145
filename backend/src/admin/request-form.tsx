'use client'

import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react'

type Values = Record<string, string>

type Props = {
  children: ReactNode
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
      <Refusal>{message}</Refusal>
    </form>
  )
}

/** Why something was not done; empty before. */
export const Refusal = ({ children }: { children: string }) => (
  <p role="alert" className="text-error m-0 not-empty:mb-4">
    {children}
  </p>
)

type FieldProps = ComponentProps<'input'> & { label: string }

/** A name, a password or a code (plain-fields.json), as browsers and phones are not to change it. @param children stands below */
export function PlainField({ label, children, type, ...props }: FieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <label>
        {label}
        <input
          autoCapitalize="none"
          spellCheck={false}
          required
          type={isShown ? 'text' : type}
          {...props}
        />
        {children}
      </label>
      {type === 'password' && (
        <label className="show-typed flex min-h-11 items-center gap-2 *:min-h-6 *:w-6">
          <input type="checkbox" onChange={({ target }) => setShown(target.checked)} />
          Montrer ce qui est écrit
        </label>
      )}
    </>
  )
}
