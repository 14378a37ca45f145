import { ExternalLink } from '@/components/ui/external-link'
import { PlusIcon } from '@/components/ui/icons'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import { travelCopy } from '@/lib/destinations/copy'
import { faqEntriesOf } from '@/lib/destinations/faq'
import { contactUrl } from '@/lib/site/contact-url'
import { greeting, sendMessage } from '@/lib/site/copy'

/** Frequently asked questions: `name` makes the browser keep one open at a time. */
export function Faq({ site }: { site: SiteSettings }) {
  return (
    <section
      id="faq"
      className="section grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr]"
    >
      <div>
        <h2 className="headline text-accent">{travelCopy.faqHeading}</h2>
        <p className="text-muted mt-5 max-w-sm text-lg">{travelCopy.faqLead}</p>
        <div className="mt-8 hidden w-72 lg:block">
          <div className="woven-divider" />
        </div>
      </div>
      <div className="border-lagoon/25 border-t lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {faqEntriesOf(site).map(({ question, answer }, index) => (
          <details key={index} name="faq" className="group border-lagoon/25 border-b">
            <summary className="disclosure-summary">
              <h3>{question}</h3>
              <PlusIcon />
            </summary>
            <p className="text-muted max-w-prose pb-7 text-lg whitespace-pre-line sm:pr-16">
              {answer}
            </p>
          </details>
        ))}
      </div>
      <div>
        <p className="mb-3 lg:mb-4">{travelCopy.faqMore}</p>
        <ExternalLink
          href={contactUrl(site.whatsapp.voyage, greeting, '/voyage#faq')}
          className="button button-outline text-accent"
        >
          {sendMessage}
        </ExternalLink>
      </div>
    </section>
  )
}
