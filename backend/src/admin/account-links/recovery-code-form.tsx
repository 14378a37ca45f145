'use client'

import { writtenCode } from '../../accounts/written-code'
import { RequestForm } from '../request-form'
import { PlainField } from './plain-field'

/** Opens the page of links with a recovery code in place of a link. */
export function RecoveryCodeForm() {
  const open = async ({ code = '' }: Record<string, string>) => {
    window.location.assign(`/admin/lien#${writtenCode(code)}`)
    return Promise.resolve(null)
  }
  return (
    <RequestForm send={open}>
      {() => (
        <>
          <PlainField label="Code de secours de votre compte" name="code" autoComplete="off" />
          <p className="button-row">
            <button type="submit">Choisir un mot de passe</button>
          </p>
        </>
      )}
    </RequestForm>
  )
}
