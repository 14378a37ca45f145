import type { JsonLdNode } from '@/lib/seo/json-ld'
import type { FaqEntry } from '@/lib/shared/default-contents/faq'
import { sitePictureUrl } from '@/lib/site-content/site-picture'
import { absoluteUrl } from '@/lib/site/urls'
import { destinationCopy } from './copy'
import { type Destination, destinationPath } from './destinations'
import { uniqueFaqEntries } from './faq'

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
