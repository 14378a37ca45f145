import type { MouseEvent } from 'react'
import { buttonStyles } from '@/components/ui/button-styles'
import { ExternalLink } from '@/components/ui/external-link'
import { CloseIcon } from '@/components/ui/icons'
import { whatsappUrl } from '@/lib/site/whatsapp'

export type Contact = { text: string; action: string; href: string }

type Props = { contact: Contact; onClose: () => void }

/** The message names the very page that the visitor is on: one header serves many pages. */
function namePage({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
  const { pathname, searchParams } = new URL(link.href)
  const message = searchParams.get('text')?.replace(/\S+$/, window.location.href)
  link.href = whatsappUrl(pathname, message)
}

/** What a contact panel holds, dropdown or card: the text, the green button and a way out (R40 to R42). */
export function ContactContent({ contact, onClose }: Props) {
  return (
    <div className="grid gap-4">
      <div className="flex items-start gap-3">
        <p className="grow pt-2 leading-snug">{contact.text}</p>
        <button type="button" className={`${buttonStyles.round} border-0`} onClick={onClose}>
          <CloseIcon />
          <span className="sr-only">Fermer</span>
        </button>
      </div>
      <ExternalLink href={contact.href} onClick={namePage} className={buttonStyles.whatsapp}>
        {contact.action}
      </ExternalLink>
    </div>
  )
}
