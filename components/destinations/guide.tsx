import type { ReactNode } from 'react'
import { ActionBar } from '@/components/layout/action-bar'
import { ReplyTime } from '@/components/layout/reply-time'
import { ExternalLink } from '@/components/ui/external-link'
import { PlusIcon } from '@/components/ui/icons'
import { dayInCotonou } from '@/contract/formatting/dates'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import { destinationCopy } from '@/lib/destinations/copy'
import {
  type Destination,
  destinationMessage,
  destinationPath,
  type ListBlock,
  type TermsBlock,
  type TextBlock,
} from '@/lib/destinations/destinations'
import { filingDay } from '@/lib/destinations/filing'
import { contactUrl } from '@/lib/site/contact-url'
import { absoluteUrl } from '@/lib/site/urls'
import { FilingTicket } from './filing-ticket.client'

const { askQuote, onThisPage, sections } = destinationCopy

type Props = { destination: Destination; site: Pick<SiteSettings, 'whatsapp' | 'replyTime'> }

const filledSpace = 'mt-8 gap-10 md:mt-16 md:gap-16 lg:mt-0 lg:gap-24'

/** The guide of a destination, and one link to ask for a quote, always in sight: on wide screens below the contents. */
export function Guide({ destination, site }: Props) {
  const { processing } = destination.facts
  const { inCountry, name } = destination
  const filled = sections.filter(({ key }) => destination[key].length > 0)
  return (
    <div className="px-gutter pb-section">
      <div className="flex flex-col lg:grid lg:grid-cols-[min(18rem,32%)_minmax(0,1fr)] lg:gap-x-[min(4rem,6.25vw)] lg:pt-28">
        <div className="contents lg:sticky lg:top-28 lg:block lg:self-start">
          {filled.length > 0 && <GuideContents sections={filled} />}
          <ActionBar className="action-bar-wide order-last lg:mt-8">
            <ExternalLink
              href={contactUrl(
                site.whatsapp.voyage,
                destinationMessage(destination),
                destinationPath(destination),
              )}
              className="button button-whatsapp lg:shadow-card px-4 lg:text-[0.9375rem]"
            >
              {askQuote}
            </ExternalLink>
          </ActionBar>
          <ReplyTime className="text-muted order-last mt-3">{site.replyTime}</ReplyTime>
        </div>
        <div className={`grid grid-cols-[minmax(0,1fr)] ${filled.length > 0 ? filledSpace : ''}`}>
          {processing && filingDay(dayInCotonou(), processing) && (
            <FilingTicket
              where={inCountry ?? `(${name})`}
              processing={processing}
              phone={site.whatsapp.voyage}
              url={absoluteUrl(destinationPath(destination))}
            />
          )}
          {filled.map(({ key, heading }) => (
            <section key={key} id={key} aria-labelledby={`titre-${key}`}>
              <h2 id={`titre-${key}`} className="headline text-accent mb-4 md:mb-6">
                {heading}
              </h2>
              <div className="grid max-w-3xl gap-4 md:gap-7 2xl:max-w-none 2xl:grid-cols-[repeat(auto-fill,minmax(min(100%,max(26rem,34%)),1fr))] 2xl:items-start 2xl:gap-x-12">
                {destination[key].map((block, index) => (
                  <GuideBlock key={index} block={block} lang={destination.language} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

function GuideContents({ sections: filled }: { sections: readonly (typeof sections)[number][] }) {
  return (
    <nav aria-labelledby="sur-cette-page" className="mt-12 lg:mt-0">
      <p id="sur-cette-page" className="text-muted text-sm">
        {onThisPage}
      </p>
      <ul className="mt-3 flex flex-wrap gap-2 lg:grid lg:gap-0">
        {filled.map(({ key, heading }) => (
          <li key={key}>
            <a
              href={`#${key}`}
              className="border-lagoon/30 hover:border-ochre text-accent lg:hover:bg-lagoon/10 inline-flex min-h-11 w-full items-center rounded-full border px-4 font-semibold transition-colors lg:rounded-none lg:border-0 lg:border-l-4"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The language of quoted words; undefined for French. */
type Quoting = { lang: Destination['language'] }

/** One block of a guide: a paragraph, a list with a heading, or terms with definitions. */
export function GuideBlock({ block, lang }: Quoting & { block: TextBlock }) {
  if (typeof block === 'string')
    return <p className="max-w-prose md:text-lg 2xl:col-span-full">{withLanguage(block, lang)}</p>
  return 'terms' in block ? <Terms block={block} lang={lang} /> : <List block={block} lang={lang} />
}

/** A text whose quoted words name their language: «menú del día» is read in Spanish. */
function withLanguage(text: string, lang: Quoting['lang']): ReactNode {
  if (!lang) return text
  return text.split(/(?<=«\s)([^»]*)(?=\s»)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} lang={lang}>
        {part}
      </span>
    ),
  )
}

/** A list that is closed on phones until its heading is pressed; wide pages show it below a heading. */
function List({ block, lang }: Quoting & { block: ListBlock }) {
  const Items = block.ordered ? 'ol' : 'ul'
  return (
    <details className="group guide-card">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
        <h3 className="text-xl">{block.heading}</h3>
        <PlusIcon />
      </summary>
      <h3 className="hidden text-2xl">{block.heading}</h3>
      <Items className="mt-4 grid gap-3 [counter-reset:step] md:mt-5 md:gap-4">
        {block.items.map((item, index) => (
          // React's payload contains the key.
          <li key={index}>{withLanguage(item, lang)}</li>
        ))}
      </Items>
    </details>
  )
}

function Terms({ block, lang }: Quoting & { block: TermsBlock }) {
  return (
    <dl className="grid gap-x-10 gap-y-5 sm:grid-cols-2 sm:gap-y-8 2xl:col-span-full">
      {block.terms.map(({ term, text }, index) => (
        <div key={index} className="border-ochre border-t-4 pt-2 sm:pt-4">
          <dt className="font-display text-xl font-bold">{term}</dt>
          <dd className="text-muted mt-1 sm:mt-2">{withLanguage(text, lang)}</dd>
        </div>
      ))}
    </dl>
  )
}
