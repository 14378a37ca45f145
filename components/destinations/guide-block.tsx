import type { ReactNode } from 'react'
import { PlusIcon } from '@/components/ui/icons'
import type { Destination } from '@/lib/destinations/destinations'
import type { ListBlock, TermsBlock, TextBlock } from '@/lib/destinations/text-blocks'

/** The language of quoted words; undefined for French. */
type Quoting = { lang: Destination['language'] }

/** One block of a guide: a paragraph, a list with a heading, or terms with definitions. */
export function GuideBlock({ block, lang }: Quoting & { block: TextBlock }) {
  if (typeof block === 'string') return <p>{withLanguage(block, lang)}</p>
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
      <summary>
        <h3 className="text-xl">{block.heading}</h3>
        <PlusIcon />
      </summary>
      <h3 className="text-2xl">{block.heading}</h3>
      <Items>
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
    <dl className="guide-terms">
      {block.terms.map(({ term, text }, index) => (
        <div key={index}>
          <dt>{term}</dt>
          <dd>{withLanguage(text, lang)}</dd>
        </div>
      ))}
    </dl>
  )
}
