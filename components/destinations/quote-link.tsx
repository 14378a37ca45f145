import { buttonStyles } from '@/components/ui/button-styles'
import { ExternalLink } from '@/components/ui/external-link'
import { contactUrl } from '@/lib/site/contact-url'

type Props = {
  label: string
  /** What the visitor would write; the page's address is added to it. */
  message: string
  /** The page that it is written from, with its leading slash. */
  path: string
  className?: string
}

/** Asks Voyage for a quote on WhatsApp, in the visitor's name (R118, R122, A52). */
export function QuoteLink({ label, message, path, className = '' }: Props) {
  return (
    <ExternalLink
      href={contactUrl('voyage', message, path)}
      className={`${buttonStyles.whatsapp} ${className}`}
    >
      {label}
    </ExternalLink>
  )
}
