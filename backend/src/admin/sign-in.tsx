import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { Logo } from './logo'
import { SignInForm } from './sign-in-form'

/** The sign-in page, in place of Payload's, whose form sends form data and links to a mail form. */
export function SignIn({ initPageResult, searchParams }: AdminViewServerProps) {
  const target = getSafeRedirect({ fallbackTo: '/admin', redirectTo: searchParams?.redirect ?? '' })
  if (initPageResult.req.user) redirect(target)
  return (
    <>
      <div className="login__brand">
        <Logo />
      </div>
      <SignInForm target={target} />
      <p style={{ marginTop: 24, fontSize: 14, opacity: 0.8 }}>
        Mot de passe perdu&#8239;? La personne qui a installé le site peut vous en donner un
        nouveau.
      </p>
    </>
  )
}
