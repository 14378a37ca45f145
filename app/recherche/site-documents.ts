import { formatFrancs } from '@/contract/formatting/francs'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import { staticRoutes } from '@/contract/static-routes'
import { formatTreatmentPrice } from '@/contract/treatment-price'
import { travelCopy } from '@/lib/destinations/copy'
import { faqEntriesOf } from '@/lib/destinations/faq'
import { visaPacksOf } from '@/lib/destinations/visa-packs'
import construction from '@/lib/houses/construction.json'
import { tabPaths } from '@/lib/houses/house-view'
import type { SearchDocument } from '@/lib/search/search-index'
import { treatmentsCopy } from '@/lib/treatments/copy'
import { openingHoursRows } from '@/lib/treatments/opening-hours'
import { priceListsOf } from '@/lib/treatments/price-list'

/** What the search finds beside the lists of the backend: what the owner has set, and the pages themselves. */
export const siteDocuments = (site: SiteSettings): SearchDocument[] => [
  ...treatmentDocuments(site),
  ...packDocuments(site),
  ...questionDocuments(site),
  instituteDocument(site),
  ...pageDocuments,
]

function treatmentDocuments(site: SiteSettings): SearchDocument[] {
  return priceListsOf(site).flatMap((list) =>
    list.treatments.map((treatment) => {
      const { name: title, duration } = treatment
      const place = [list.name, duration].filter(Boolean).join(' · ')
      const detail = formatTreatmentPrice(treatment)
      return { kind: 'treatment', title, href: '/beaute#soins', place, detail }
    }),
  )
}

function packDocuments(site: SiteSettings): SearchDocument[] {
  return visaPacksOf(site).map(({ key, name: title, line, features, priceFrom }) => {
    const detail = priceFrom
      ? `${travelCopy.priceFrom} ${formatFrancs(priceFrom)}, ${travelCopy.feesExcluded}`
      : undefined
    const shown = { title, place: line, detail, picture: `/images/packs/${key}.svg` }
    return { kind: 'pack', ...shown, href: '/voyage#visas', text: features.join('. ') }
  })
}

function questionDocuments(site: SiteSettings): SearchDocument[] {
  return faqEntriesOf(site).map(({ question: title, answer: text }) => {
    return { kind: 'question', title, href: '/voyage#faq', text }
  })
}

function instituteDocument(site: SiteSettings): SearchDocument {
  const { careBrand: title, city, district, openingHours } = site
  const { lead: text, country, hours } = treatmentsCopy.location
  const place = [district, city + country].filter(Boolean).join(' · ')
  const rows = openingHours && openingHoursRows(openingHours).map((it) => `${it.days} ${it.hours}`)
  const detail = rows && `${hours}\u00a0: ${rows.join(', ')}`
  const picture = '/images/scenes/carte-cotonou.jpg'
  return { kind: 'institute', title, href: '/beaute#adresse', place, detail, text, picture }
}

const { text: quoteText, needs } = construction.quote

/** All but the home page, which names everything. A tab of Immobilier leads to what it shows. */
const pageDocuments = staticRoutes
  .filter(({ path }) => path !== '/')
  .map(({ path, title, description }): SearchDocument => {
    const texts = path === tabPaths.devis ? [description, quoteText, ...needs] : [description]
    const href = path.includes('?') ? `${path}#services` : path
    return { kind: 'page', title, href, text: texts.join(' ') }
  })
