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
      <h1 className="login__brand">
        <Logo />
      </h1>
      <SignInForm target={target} />
      <details className="sign-in__lost">
        <summary>Mot de passe oublié&#8239;?</summary>
        <p>
          Demandez un lien à un propriétaire&nbsp;: dans «&nbsp;Comptes&nbsp;», il ouvre le vôtre et
          vous envoie un lien, par WhatsApp par exemple, pour choisir un nouveau mot de passe.
        </p>
        <p>
          Vous êtes seul propriétaire&#8239;? La personne qui a installé le site peut vous donner un
          nouveau mot de passe.
        </p>
      </details>
    </>
  )
}
