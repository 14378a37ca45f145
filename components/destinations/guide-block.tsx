import type { TextBlock } from '@/lib/destinations/destinations'
import type { ListBlock, TermsBlock } from '@/lib/destinations/guides/types'

/** One block of a guide: a paragraph, a list with a heading, or terms with definitions. */
export function GuideBlock({ block }: { block: TextBlock }) {
  if (typeof block === 'string') return <p className="text-lg">{block}</p>
  return 'terms' in block ? <Terms block={block} /> : <List block={block} />
}

function List({ block }: { block: ListBlock }) {
  const Items = block.ordered ? 'ol' : 'ul'
  return (
    <div className="rounded-card bg-raised shadow-card p-6 md:p-8">
      <h3 className="text-2xl">{block.heading}</h3>
      <Items className="mt-5 grid gap-4 [counter-reset:etape]">
        {block.items.map((item) => (
          <li key={item} className="grid grid-cols-[2rem_1fr] gap-3">
            <span aria-hidden="true" className={block.ordered ? step : diamond} />
            <span>{item}</span>
          </li>
        ))}
      </Items>
    </div>
  )
}

const step =
  'bg-lagoon font-display grid h-8 w-8 place-content-center rounded-full font-bold text-white [counter-increment:etape] before:content-[counter(etape)]'
const diamond = 'bg-ochre mt-2 ml-2 h-3 w-3 rotate-45 print:border-2'

function Terms({ block }: { block: TermsBlock }) {
  return (
    <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
      {block.terms.map(({ term, text }) => (
        <div key={term} className="border-ochre border-t-4 pt-4">
          <dt className="font-display text-xl font-bold">{term}</dt>
          <dd className="text-muted mt-2">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
