import { MailedLinkForm } from './mailed-link-form'
import { RecoveryCodeForm } from './recovery-code-form'

/** What to do about a lost password: have a link mailed, where mails are sent, or ask somebody for one. */
export function LostPassword({ sendsMail }: { sendsMail: boolean }) {
  return (
    <details className="sign-in__lost">
      <summary>Mot de passe oublié&#8239;?</summary>
      {sendsMail && <MailedLinkForm />}
      <RecoveryCodeForm />
      <p>
        {sendsMail && 'Votre compte n’a pas d’adresse e-mail\u202f? '}
        Demandez un lien à un propriétaire&nbsp;: dans «&nbsp;Comptes&nbsp;», il ouvre le vôtre et
        vous envoie un lien, par WhatsApp par exemple, pour choisir un nouveau mot de passe.
      </p>
      <p>
        Vous êtes seul propriétaire&#8239;? La personne qui a installé le site peut vous donner un
        nouveau mot de passe.
      </p>
    </details>
  )
}
