import { ActionBar } from '@/components/layout/action-bar'
import { ReplyTime } from '@/components/layout/reply-time'
import { ExternalLink } from '@/components/ui/external-link'
import { PlusIcon } from '@/components/ui/icons'
import { IntentLink } from '@/components/ui/intent-link'
import { LinkedText } from '@/components/ui/linked-text'
import { ParsedMarker } from '@/components/ui/parsed-marker'
import { ShareButton } from '@/components/ui/share/share-button.client'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { House } from '@/lib/backend/schemas'
import { housesCopy } from '@/lib/houses/copy'
import { houseDetails } from '@/lib/houses/house-details'
import { tabOfHouse, tabPaths } from '@/lib/houses/house-view'
import { inquiryUrl } from '@/lib/houses/inquiry-url'
import purchaseCopy from '@/lib/houses/purchase.json'
import { HouseFacts, HousePhotos } from './house-facts'

/** One house: its photos, what is known of it, and its actions. */
export function HouseArticle({ house, site }: { house: House; site: SiteSettings }) {
  const details = houseDetails(house)
  const { title, url, conclusion } = details
  return (
    <article className="section grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 pt-20 md:pt-24 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-16 lg:pt-32">
      <header className="lg:col-span-2 lg:mb-4">
        <p>
          <IntentLink href={`${tabPaths[tabOfHouse(house.status)]}#services`} className="text-link">
            ← {housesCopy.all}
          </IntentLink>
        </p>
        <h1 className="headline wrap-anywhere" dir="auto">
          {title}
        </h1>
      </header>
      <HousePhotos house={details} />
      <div className="min-w-0">
        <HouseFacts house={details} />
        <LinkedText text={house.description} className="mt-5 md:text-lg" />
        <div className="hidden-until-parsed mt-6 flex flex-wrap gap-3">
          <ActionBar>
            <ExternalLink
              href={inquiryUrl(details, site.whatsapp.immobilier)}
              className="button button-whatsapp"
            >
              {conclusion?.action ?? housesCopy.writeAbout}
            </ExternalLink>
          </ActionBar>
          <ShareButton url={url} title={title} />
          <ParsedMarker />
        </div>
        <ReplyTime>{site.replyTime}</ReplyTime>
        {tabOfHouse(house.status) === 'vente' && !conclusion && (
          <details className="group border-tint mt-6 border-y">
            <summary className="disclosure-summary">
              {purchaseCopy.heading}
              <PlusIcon />
            </summary>
            <ol className="mb-4 grid list-decimal gap-2 pl-6">
              {purchaseCopy.steps.map((step, index) => (
                <li key={index}>{step}</li>
              ))}
            </ol>
          </details>
        )}
      </div>
    </article>
  )
}
