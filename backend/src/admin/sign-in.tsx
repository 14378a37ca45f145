import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { readSettings } from '../../shared/settings.mjs'
import { LostPassword } from './account-links/lost-password'
import { Logo } from './logo'
import { SignInForm } from './sign-in-form'

const { mail } = readSettings()

/** The sign-in page, in place of Payload's, whose form sends form data and links to a mail form. */
export function SignIn({ initPageResult, searchParams }: AdminViewServerProps) {
  const target = getSafeRedirect({ fallbackTo: '/admin', redirectTo: searchParams?.redirect ?? '' })
  if (initPageResult.req.user) redirect(target)
  return (
    <>
      <h1 className="login__brand">
        <Logo />
      </h1>
      <SignInForm target={target} />
      <LostPassword sendsMail={mail !== undefined} />
    </>
  )
}
