import { passwordMinLength } from '../../../../../environment/environment.mjs'
import { LinkForm } from '../../../../admin/account-links/link-form'
import { Logo } from '../../../../admin/logo'
import { lightPage } from '../../../../admin/page-meta'
import { environment } from '../../../../environment'

export const metadata = lightPage('Votre accès')

/** Where the link for a new account or a new password leads, outside of any session. */
export default function Page() {
  return (
    <main className="sign-in">
      <Logo />
      <LinkForm minLength={passwordMinLength} sendsMail={environment.mail !== undefined} />
    </main>
  )
}
