import type { TextBlock } from '@/lib/destinations/destinations'
import type { ListBlock, TermsBlock } from '@/lib/destinations/guides/types'

/** One block of a guide: a paragraph, a list with a heading, or terms with definitions. */
export function GuideBlock({ block }: { block: TextBlock }) {
  if (typeof block === 'string') return <p>{block}</p>
  return 'terms' in block ? <Terms block={block} /> : <List block={block} />
}

function List({ block }: { block: ListBlock }) {
  const Items = block.ordered ? 'ol' : 'ul'
  return (
    <div className="guide-card">
      <h3 className="text-2xl">{block.heading}</h3>
      <Items>
        {block.items.map((item, index) => (
          // React's payload contains the key.
          <li key={index}>{item}</li>
        ))}
      </Items>
    </div>
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
