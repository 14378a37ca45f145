import type { MouseEvent } from 'react'
import { closeLabel } from '@/components/ui/copy'
import { ExternalLink } from '@/components/ui/external-link'
import { CloseIcon } from '@/components/ui/icons'
import { removeTrackingParams } from '@/contract/tracking-params'
import { whatsappPhone, whatsappUrl } from '@/lib/site/whatsapp'
import { PhoneNumber } from './phone-number.client'
import { ReplyTime } from './reply-time'

export type Contact = { text: string; action: string; href: string; replyTime?: string }

/** Replaces the URL in the message by that of the current page: one header serves many pages. */
function setPageUrl({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
  const { pathname, searchParams } = new URL(link.href)
  const page = removeTrackingParams(new URL(window.location.href))
  const message = searchParams.get('text')?.replace(/\S+$/, page.href)
  link.href = whatsappUrl(pathname, message)
}

/** The content of both contact panels: text, WhatsApp link, its number and close button. */
export function ContactContent({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  return (
    <div className="grid gap-4">
      <div className="flex items-start gap-3">
        <p className="grow pt-2 leading-snug">{contact.text}</p>
        <button type="button" className="button-round border-0" onClick={onClose}>
          <CloseIcon />
          <span className="sr-only">{closeLabel}</span>
        </button>
      </div>
      <ExternalLink href={contact.href} onClick={setPageUrl} className="button button-whatsapp">
        {contact.action}
      </ExternalLink>
      <p className="phone-number -my-2 justify-center text-sm [&>button]:underline">
        <PhoneNumber phone={whatsappPhone(contact.href)} />
      </p>
      <ReplyTime className="text-center">{contact.replyTime}</ReplyTime>
    </div>
  )
}
