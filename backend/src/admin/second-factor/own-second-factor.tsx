import { Secret, TOTP } from 'otpauth'
import type { UIFieldServerProps } from 'payload'
import encodeQR from 'qr'
import { countRecoveryCodes } from '../../accounts/recovery-codes'
import { hasSecondFactor } from '../../accounts/second-factor'
import { readProductName } from '../../globals/site-settings/admin/product-name'
import { SecondFactor } from './second-factor'

/** On the own account: the second step of sign-ins, and recovery codes. */
export async function OwnSecondFactor({ id, user, payload }: UIFieldServerProps) {
  if (!user || user.id !== id) return null
  const secret = new Secret().base32
  const issuer = await readProductName(payload)
  const address = new TOTP({ issuer, label: user.username, secret }).toString()
  return (
    <SecondFactor
      isOnAtFirst={await hasSecondFactor(payload, user.id)}
      codesLeft={await countRecoveryCodes(payload, user.id)}
      offered={{ secret, address, picture: encodeQR(address, 'svg', { border: 4 }) }}
    />
  )
}
