'use client'

import { useState } from 'react'
import fields from './plain-fields.json'
import { post } from './request'
import { PlainField, RequestForm } from './request-form'

type Props = { target: string } | { onSignedIn: () => void }

/** Sends user name and password as JSON, then the code that some accounts ask for; then a page is opened. */
export function SignInForm(props: Props) {
  const [needsCode, setNeedsCode] = useState(false)

  async function send(values: object) {
    const { data, message } = await post<{ needsCode?: true }>('owners/login', values)
    if (message !== null) return message
    if (data.needsCode) {
      setNeedsCode(true)
      return null
    }
    if ('target' in props) window.location.assign(props.target)
    else props.onSignedIn()
    return null
  }

  return (
    <RequestForm button="Se connecter" isPrimary send={send}>
      <PlainField {...fields.username} />
      <PlainField {...fields.password} />
      {needsCode && <PlainField {...fields.secondStep} ref={(input) => input?.focus()} />}
    </RequestForm>
  )
}
