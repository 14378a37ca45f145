import { ReplyTime } from '@/components/layout/reply-time'
import { ExternalLink } from '@/components/ui/external-link'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import texts from '@/lib/houses/construction.json'
import { tabPaths } from '@/lib/houses/house-view'
import { contactUrl } from '@/lib/site/contact-url'

/** The tab that invites to ask for a personal quote on WhatsApp. */
export function QuotePanel({ site }: { site: SiteSettings }) {
  const { heading, text, needs, action, message } = texts.quote
  const href = contactUrl(site.whatsapp.immobilier, message, tabPaths.devis)
  return (
    <div className="rounded-card bg-raised shadow-card grid overflow-hidden md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="bg-shell relative max-md:hidden">
        <img
          src="/images/scenes/plan.svg"
          alt=""
          loading="lazy"
          className="absolute inset-0 h-full w-full object-contain p-4 xl:p-8"
        />
      </div>
      <div className="p-4 md:p-10 xl:p-14">
        <h3 className="text-2xl md:text-3xl">{heading}</h3>
        <p className="text-muted mt-2 max-w-prose max-md:text-base/normal md:mt-4 md:text-lg">
          {text}
        </p>
        <ul className="mt-4 grid gap-2 max-md:text-sm md:mt-6 md:gap-4">
          {needs.map((need, index) => (
            <li key={index} className="border-accent border-l-4 pl-4">
              {need}
            </li>
          ))}
        </ul>
        <p className="mt-4 md:mt-8">
          <ExternalLink href={href} className="button button-whatsapp">
            {action}
          </ExternalLink>
        </p>
        <ReplyTime>{site.replyTime}</ReplyTime>
      </div>
    </div>
  )
}
