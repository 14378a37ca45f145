'use client'

import { useState } from 'react'
import { CopyButton } from '../../sharing/share-document'
import { PasswordSection } from '../account-links/password-section'
import { post } from '../request'
import { RecoveryCodes } from './recovery-codes'

type Offered = { secret: string; address: string; picture: string }

type Props = { isOnAtFirst: boolean; codesLeft: number; offered: Offered }

/** Starts and stops the second step of one's sign-ins, and makes recovery codes. */
export function SecondFactor({ isOnAtFirst, codesLeft, offered }: Props) {
  const [isOn, setOn] = useState(isOnAtFirst)
  // The form of the account has a field for the same password.
  const [isOpen, setOpen] = useState(false)
  const [codes, setCodes] = useState<string[]>()
  // What an app has read stays, though the server renders anew.
  const [{ secret, address, picture }] = useState(offered)
  const [code, setCode] = useState('')

  const act = (action: 'activer' | 'arreter' | 'codes') => async (currentPassword: string) => {
    const body = { action, currentPassword, ...(action === 'activer' && { secret, code }) }
    const { data, message } = await post<{ codes: string[] }>('owners/double-verification', body)
    if (!data) return message
    setCodes(data.codes)
    if (action !== 'codes') setOn(action === 'activer')
    return null
  }

  const actions = {
    ...(isOn
      ? { 'Arrêter la double vérification': act('arreter') }
      : { 'Activer la double vérification': act('activer') }),
    'Créer de nouveaux codes de secours': act('codes'),
  }
  return (
    <section className="account-link">
      <h2>Double vérification et codes de secours</h2>
      <p role="status">
        {isOn
          ? 'La double vérification est active\u00a0: après le mot de passe, un code de votre téléphone est demandé.'
          : 'La double vérification n’est pas active\u00a0: le mot de passe suffit pour entrer.'}{' '}
        Codes de secours qui restent&nbsp;: {codes?.length || codesLeft}.
      </p>
      <p>
        Un code de secours remplace une fois le téléphone, ou un mot de passe oublié. De nouveaux
        codes, ou un nouveau mot de passe choisi ici, mettent fin aux anciens.
      </p>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{isOn ? 'Changer cette protection' : 'Mettre en place cette protection'}</summary>
        {isOpen && (
          <PasswordSection
            actions={actions}
            result={codes && codes.length > 0 && <RecoveryCodes codes={codes} />}
          >
            {!isOn && (
              <>
                <p>
                  Pour la double vérification, installez une application de codes (Google
                  Authenticator, Aegis, 2FAS…), et donnez-lui ce code QR, ou la clé.
                </p>
                <img
                  src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
                  alt="Code QR pour l’application"
                  width={200}
                  height={200}
                />
                <p className="button-row">
                  <a href={address}>Ouvrir dans l’application</a>
                  <CopyButton text={secret} label="Copier la clé" />
                </p>
                <p className="font-code wrap-anywhere">{secret.match(/.{4}/g)?.join(' ')}</p>
                <label>
                  Code à six chiffres de l’application
                  <input
                    autoComplete="one-time-code"
                    inputMode="numeric"
                    value={code}
                    onChange={({ target }) => setCode(target.value)}
                  />
                </label>
              </>
            )}
          </PasswordSection>
        )}
      </details>
    </section>
  )
}
