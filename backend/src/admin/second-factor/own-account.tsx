import { Secret, TOTP } from 'otpauth'
import type { UIFieldServerProps } from 'payload'
import encodeQR from 'qr'
import { presentSession } from '../../accounts/current-password'
import { deviceName } from '../../accounts/device-name'
import { countRecoveryCodes } from '../../accounts/recovery-codes'
import { hasSecondFactor } from '../../accounts/second-factor'
import { readProductName } from '../../globals/site-settings/admin/product-name'
import { inCotonou } from '../../publication/cotonou-time'
import { SessionList } from '../sessions/session-list'
import { SecondFactor } from './second-factor'

/** On the own account: the second step of sign-ins, recovery codes, and where one is signed in. */
export async function OwnAccount({ id, user, payload }: UIFieldServerProps) {
  if (!user || user.id !== id) return null
  const secret = new Secret().base32
  const issuer = await readProductName(payload)
  const address = new TOTP({ issuer, label: user.username, secret }).toString()
  const isOpen = ({ expiresAt }: { expiresAt: string }) => Date.parse(expiresAt) > Date.now()
  const sessions = (user.sessions ?? []).filter(isOpen).map(({ id, device, createdAt }) => ({
    id,
    name: `${device ?? deviceName('')}, depuis le ${inCotonou(createdAt ?? '')}`,
    isPresent: id === presentSession(user),
  }))
  return (
    <>
      <SecondFactor
        isOnAtFirst={await hasSecondFactor(payload, user.id)}
        codesLeft={await countRecoveryCodes(payload, user.id)}
        offered={{ secret, address, picture: encodeQR(address, 'svg', { border: 4 }) }}
      />
      <SessionList sessions={sessions} />
    </>
  )
}
