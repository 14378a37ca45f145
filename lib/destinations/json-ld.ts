import { absoluteUrl } from '@/lib/site/urls'
import { destinationPath, type Destination } from './destinations'
import { uniqueFaqEntries } from './faq'
import type { JsonLdNode } from '@/lib/seo/json-ld'

/** A country that travellers are accompanied to. */
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

/** The questions, each once (A38). */
export function faqJsonLd(): JsonLdNode {
  return {
    '@type': 'FAQPage',
    mainEntity: uniqueFaqEntries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
