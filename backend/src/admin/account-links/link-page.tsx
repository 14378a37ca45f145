import { MinimalTemplate } from '@payloadcms/next/templates'
import { passwordMinLength, readSettings } from '../../../shared/settings.mjs'
import { Logo } from '../logo'
import { LinkForm } from './link-form'

const { mail } = readSettings()

/** Where the link for a new account or a new password leads, outside of any session. */
export function LinkPage() {
  return (
    <MinimalTemplate className="login">
      <div className="login__brand">
        <Logo />
      </div>
      <LinkForm minLength={passwordMinLength} sendsMail={mail !== undefined} />
    </MinimalTemplate>
  )
}
