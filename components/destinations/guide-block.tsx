import type { TextBlock } from '@/lib/destinations/destinations'
import type { ListBlock, TermsBlock } from '@/lib/destinations/guides/types'
import { PlusIcon } from './icons'

/** One block of a guide: a paragraph, a list with a heading, or terms with definitions. */
export function GuideBlock({ block }: { block: TextBlock }) {
  if (typeof block === 'string') return <p>{block}</p>
  return 'terms' in block ? <Terms block={block} /> : <List block={block} />
}

/** A list that is closed on phones until its heading is pressed; wide pages show it below a heading. */
function List({ block }: { block: ListBlock }) {
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
          <li key={index}>{item}</li>
        ))}
      </Items>
    </details>
  )
}

function Terms({ block }: { block: TermsBlock }) {
  return (
    <dl className="guide-terms">
      {block.terms.map(({ term, text }, index) => (
        <div key={index}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
