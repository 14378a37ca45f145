import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getPayload } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { LostPassword } from '../../../../admin/account-links/lost-password'
import { Logo } from '../../../../admin/logo'
import { lightPage } from '../../../../admin/page-meta'
import { SignInForm } from '../../../../admin/sign-in-form'
import { environment } from '../../../../environment'
import config from '../../../../payload.config'

export const metadata = lightPage('Se connecter')

type Props = { searchParams: Promise<Record<string, string | string[]>> }

/** The sign-in page, in place of Payload's, whose form sends form data and links to a mail form. */
export default async function Page({ searchParams }: Props) {
  const { redirect: wanted = '' } = await searchParams
  const target = getSafeRedirect({ fallbackTo: '/admin', redirectTo: wanted })
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: await headers() })
  if (user) redirect(target)
  return (
    <main className="sign-in">
      <h1>
        <Logo />
      </h1>
      <SignInForm target={target} />
      <LostPassword sendsMail={environment.mail !== undefined} />
    </main>
  )
}
