'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { SignInForm } from '../admin/sign-in-form'
import { type Question, showSignInWith } from './session-end'

/** Over the page whose session has ended: what was typed below stays, and is sent after the sign-in. */
export function SignInDialog() {
  const [question, setQuestion] = useState<Question | null>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => showSignInWith(setQuestion), [])
  useEffect(() => {
    if (question) dialog.current?.showModal()
  }, [question])
  if (!question) return null
  return (
    <dialog
      ref={dialog}
      aria-labelledby="sign-in-dialog-title"
      onCancel={() => question.answer(false)}
    >
      <h2 id="sign-in-dialog-title">Connectez-vous de nouveau</h2>
      <p>Votre session a pris fin. Rien n’est perdu, ce que vous demandez se fera ensuite.</p>
      <SignInForm onSignedIn={() => question.answer(true)} />
      <Button buttonStyle="secondary" onClick={() => question.answer(false)}>
        Plus tard
      </Button>
    </dialog>
  )
}
