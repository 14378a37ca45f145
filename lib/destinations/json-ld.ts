import type { FaqEntry } from '@/contract/default-contents/faq'
import { type JsonLdNode, organizationReference } from '@/lib/seo/json-ld'
import { sitePictureUrl } from '@/lib/site-settings/site-picture'
import { absoluteUrl } from '@/lib/site/urls'
import { destinationCopy } from './copy'
import { type Destination, destinationPath } from './destinations'
import type { VisaPack } from './visa-packs'

/** A destination. */
export function destinationJsonLd(destination: Destination): JsonLdNode {
  const { name, description, lead, line, picture } = destination
  return {
    '@type': 'TouristDestination',
    name,
    description: description ?? lead ?? line ?? destinationCopy.guideDescription,
    image: sitePictureUrl(picture),
    url: absoluteUrl(destinationPath(destination)),
  }
}

/** The visa packs that have a price, as services of the company. */
export function visaPacksJsonLd(packs: readonly VisaPack[]): JsonLdNode[] {
  const priced = packs.filter(({ priceFrom }) => priceFrom)
  return priced.map(({ name, line: description, priceFrom: minPrice }) => {
    const spec = { '@type': 'PriceSpecification', minPrice, priceCurrency: 'XOF' }
    const offers = { '@type': 'Offer', priceSpecification: spec }
    return { '@type': 'Service', name, description, provider: organizationReference, offers }
  })
}

/** The frequently asked questions, one for each subject. */
export function faqJsonLd(entries: readonly FaqEntry[]): JsonLdNode {
  return {
    '@type': 'FAQPage',
    mainEntity: entries
      .filter(({ isVariant }) => !isVariant)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
  }
}
