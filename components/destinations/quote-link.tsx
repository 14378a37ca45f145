import { buttonStyles } from '@/components/ui/button-styles'
import { ExternalLink } from '@/components/ui/external-link'
import { contactUrl } from '@/lib/site/contact-url'

type Props = {
  /** The WhatsApp number of Voyage. */
  phone: string
  label: string
  /** The prefilled message; the URL of the page is appended. */
  message: string
  /** The path of the page, with its leading slash. */
  path: string
  className?: string
}

/** A WhatsApp link that asks Voyage for a quote. */
export function QuoteLink({ phone, label, message, path, className = '' }: Props) {
  return (
    <ExternalLink
      href={contactUrl(phone, message, path)}
      className={`${buttonStyles.whatsapp} ${className}`}
    >
      {label}
    </ExternalLink>
  )
}
