'use client'

import { type ReactNode, useState } from 'react'
import { post } from '../request'
import { type Made, MadeLink } from './made-link'
import { PasswordSection } from './password-section'

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
