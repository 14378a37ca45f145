import { linkedParts } from '@/lib/text/linked-parts'
import { ExternalLink } from './external-link'

/** A text of the owner, as it is written; what is an address in it can be opened. */
export function LinkedText({ text: whole }: { text: string }) {
  return linkedParts(whole).map(({ text, href }, index) => {
    if (!href) return text
    const Link = href.startsWith('http') ? ExternalLink : 'a'
    return (
      <Link key={index} href={href} rel="noopener nofollow ugc" className="underline">
        {text}
      </Link>
    )
  })
}
