import { LinkItems } from '@/components/layout/link-items'
import { IntentLink } from '@/components/ui/intent-link'
import type { TextBlock } from '@/lib/legal/text-blocks'

/** The blocks of a legal text. */
export function TextBlocks({ blocks, email }: { blocks: readonly TextBlock[]; email: string }) {
  return (
    <div className="grid gap-2.5 *:max-w-prose md:gap-4">
      {blocks.map((block, index) => (
        <Block key={index} block={block} email={email} />
      ))}
    </div>
  )
}

const linkStyle =
  '-my-2.5 text-accent inline-block py-2.5 font-semibold underline underline-offset-4'

function Block({ block, email }: { block: TextBlock; email: string }) {
  if (typeof block === 'string') return <p>{block}</p>
  if ('facts' in block) {
    return (
      <dl className="rounded-card bg-raised shadow-card grid gap-4 p-[min(1.5rem,6.5vw)]">
        {block.facts.map(({ label, value, isLong }) => (
          <div key={label}>
            <dt className="text-muted text-base">{label}</dt>
            <dd className={`wrap-anywhere whitespace-pre-line ${isLong ? '' : 'font-semibold'}`}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    )
  }
  if ('list' in block) {
    return (
      <ul className="marker:text-accent grid list-disc gap-2 pl-[min(1.5rem,6.5vw)] md:gap-3">
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  }
  if ('links' in block) {
    return (
      <div className="max-w-none!">
        {block.heading && (
          <h3 className="mt-2 mb-1 text-base/snug md:text-lg/snug">{block.heading}</h3>
        )}
        <ul className="grid gap-x-8 md:grid-cols-2 xl:grid-cols-3">
          <LinkItems links={block.links} className="text-accent text-link pointer-fine:py-1" />
        </ul>
      </div>
    )
  }
  if ('mail' in block) {
    return (
      <p>
        {block.mail}
        {'\u00a0: '}
        <a href={`mailto:${email}`} className={linkStyle}>
          {email}
        </a>
      </p>
    )
  }
  return (
    <p>
      <IntentLink href={block.href} className={linkStyle}>
        {block.link}
      </IntentLink>
    </p>
  )
}
