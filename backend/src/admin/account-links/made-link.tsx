import { CopyButton } from '../../sharing/share-document'

/** A link that was made: `expiresAt` in milliseconds since 1970. */
export type Made = { url: string; expiresAt: number }

const moment = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeStyle: 'short' })

/** A link to be copied, or sent by WhatsApp. It is shown once: nobody can read it again. */
export function MadeLink({ made: { url, expiresAt }, text }: { made: Made; text: string }) {
  const whatsapp = `https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`
  return (
    <div className="account-link">
      <label>
        Lien à envoyer
        <input readOnly value={url} onFocus={({ target }) => target.select()} />
      </label>
      <p>
        Il sert une seule fois, jusqu’au {moment.format(expiresAt)}. Envoyez-le à cette personne
        seule&nbsp;: qui l’ouvre entre dans cet espace.
      </p>
      <p className="button-row">
        <CopyButton text={url} label="Copier" />
        <a href={whatsapp} target="_blank" rel="noopener noreferrer">
          Ouvrir dans WhatsApp
        </a>
      </p>
    </div>
  )
}
