'use client'

import { ExternalLink } from '@/components/ui/external-link'
import { useBrowserValue } from '@/components/ui/use-browser-value.client'
import { greeting } from '@/lib/site/copy'
import { whatsappUrl } from '@/lib/site/whatsapp'
import { errorMessageCopy } from './copy'
import { universeNavigation } from './link-items'
import { MessagePage } from './message-page'

/** The message of the error boundaries. Plain links are full loads: the client's state may have caused the error. */
export function ErrorMessage({ title, text }: { title: string; text: string }) {
  const address = useBrowserValue(() => location.href, '')
  const phone = useBrowserValue(() => document.body.dataset.whatsapp, undefined)
  return (
    <MessagePage title={title} text={text}>
      <a href={address} className="button button-brand">
        {errorMessageCopy.reload}
      </a>
      {phone && (
        <ExternalLink href={whatsappUrl(phone, greeting)} className="button button-whatsapp">
          {errorMessageCopy.whatsapp}
        </ExternalLink>
      )}
      {universeNavigation().map(({ href, label }) => (
        <a key={href} href={href} className="button button-outline">
          {label}
        </a>
      ))}
    </MessagePage>
  )
}
