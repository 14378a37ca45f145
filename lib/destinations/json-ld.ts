import type { JsonLdNode } from '@/lib/seo/json-ld'
import type { FaqEntry } from '@/lib/shared/default-contents/faq'
import { absoluteUrl } from '@/lib/site/urls'
import { type Destination, destinationPath } from './destinations'
import { uniqueFaqEntries } from './faq'

/** A destination. */
export function destinationJsonLd(destination: Destination): JsonLdNode {
  const { name, description, image } = destination
  return {
    '@type': 'TouristDestination',
    name,
    description,
    image: absoluteUrl(image),
    url: absoluteUrl(destinationPath(destination)),
  }
}

/** The frequently asked questions, without duplicates. */
export function faqJsonLd(entries: readonly FaqEntry[]): JsonLdNode {
  return {
    '@type': 'FAQPage',
    mainEntity: uniqueFaqEntries(entries).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
