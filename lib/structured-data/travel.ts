import { destinationPath, type Destination } from '../content/destinations'
import { uniqueFaqEntries } from '../content/faq'
import { absoluteUrl } from '../paths'
import type { GraphNode } from './node'

/** A country that travellers are accompanied to. */
export function destinationNode(destination: Destination): GraphNode {
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
export function faqNode(): GraphNode {
  return {
    '@type': 'FAQPage',
    mainEntity: uniqueFaqEntries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
