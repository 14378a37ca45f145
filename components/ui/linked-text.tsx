import { linkedParts } from '@/lib/text/linked-parts'
import { ExternalLink } from './external-link'

type Props = { text: string | undefined; className: string }

/** A paragraph with a text of the owner, as it is written; what is an address in it can be opened. */
export function LinkedText({ text: whole, className }: Props) {
  if (!whole) return null
  return (
    <p className={`max-w-prose wrap-anywhere whitespace-pre-line ${className}`} dir="auto">
      {linkedParts(whole).map(({ text, href }, index) => {
        if (!href) return text
        const Link = href.startsWith('http') ? ExternalLink : 'a'
        return (
          <Link key={index} href={href} rel="noopener nofollow ugc" className="underline">
            {text}
          </Link>
        )
      })}
    </p>
  )
}
