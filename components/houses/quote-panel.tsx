import { buttonStyles } from '@/components/ui/button-styles'
import { ExternalLink } from '@/components/ui/external-link'
import texts from '@/lib/houses/construction.json'
import { tabPaths } from '@/lib/houses/house-view'
import { contactUrl } from '@/lib/site/contact-url'

type Props = {
  /** The WhatsApp number of Immobilier. */
  phone: string
}

/** The tab that invites to ask for a personal quote on WhatsApp. */
export function QuotePanel({ phone }: Props) {
  const { heading, text, needs, action, message } = texts.quote
  const href = contactUrl(phone, message, tabPaths.devis)
  return (
    <div className="rounded-card bg-raised shadow-card grid gap-4 p-4 md:grid-cols-2 md:gap-8 md:p-10">
      <div>
        <h3 className="text-2xl md:text-3xl">{heading}</h3>
        <p className="text-muted mt-2 max-w-prose max-md:text-base/normal md:mt-4 md:text-lg">
          {text}
        </p>
        <p className="mt-4 md:mt-6">
          <ExternalLink href={href} className={buttonStyles.whatsapp}>
            {action}
          </ExternalLink>
        </p>
      </div>
      <ul className="grid content-center gap-2 max-md:text-sm md:gap-4">
        {needs.map((need, index) => (
          <li key={index} className="border-accent border-l-4 pl-4">
            {need}
          </li>
        ))}
      </ul>
    </div>
  )
}
