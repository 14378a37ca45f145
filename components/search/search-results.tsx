import { CardPicture } from '@/components/ui/card-picture'
import { ExternalLink } from '@/components/ui/external-link'
import { IntentLink } from '@/components/ui/intent-link'
import { universes } from '@/contract/universes.mjs'
import { pictureProps } from '@/lib/images/picture-props'
import { searchCopy } from '@/lib/search/copy'
import { excerptOf, markedText, type TextPart } from '@/lib/search/marked-text'
import type { SearchResult } from '@/lib/search/search-index'
import { contactUrl } from '@/lib/site/contact-url'
import { searchPath } from '@/lib/site/query-params'

type Props = {
  query: string
  /** How many there are, of which the first are shown. */
  count: number
  results: readonly SearchResult[]
  phone: string
}

/** What a search has found, by kind: first that of the best result. Where it is nothing, where to look or ask instead. */
export function SearchResults({ query, count, results, phone }: Props) {
  if (count === 0) return <NothingFound query={query} phone={phone} />
  const kinds = new Set(results.map(({ document }) => document.kind))
  return (
    <>
      <p className="text-muted mt-6">{searchCopy.found(count, results.length)}</p>
      {[...kinds].map((kind) => {
        const group = results.filter(({ document }) => document.kind === kind)
        return (
          <section key={kind} className="mt-10">
            <h2 className="text-2xl">{searchCopy.countOf(kind, group.length)}</h2>
            <ul className="[&_mark]:decoration-brand mt-4 grid gap-6 lg:grid-cols-[repeat(auto-fit,minmax(24rem,1fr))] lg:gap-x-12 [&_mark]:bg-transparent [&_mark]:text-inherit [&_mark]:underline [&_mark]:decoration-2 [&_mark]:underline-offset-4">
              {group.map((result) => (
                <li key={`${result.document.href} ${result.document.title}`}>
                  <Result {...result} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </>
  )
}

const box = { alt: '', width: 320, height: 240, sizes: '(min-width: 40rem) 8rem, 6rem' }
/** Posters are shown whole. */
const posterBox = { ...box, height: 400 }

function Result({ document, matches }: SearchResult) {
  const { kind, title, href, place, detail, text, picture } = document
  const excerpt = text && excerptOf(text, matches)
  const isPoster = kind === 'event' || kind === 'course'
  const shape = isPoster ? posterBox : box
  const image = picture ? pictureProps({ ...shape, src: picture }) : undefined
  // The drawings of packs are made for the colour of their tickets.
  const ground = kind === 'pack' ? 'bg-ochre' : 'bg-tint'
  return (
    <article className="group relative flex flex-wrap items-start gap-4">
      {image && (
        <div
          className={`w-24 overflow-hidden rounded-xl sm:w-32 [&_svg]:h-10 ${ground} ${isPoster ? 'aspect-4/5' : 'aspect-4/3'}`}
        >
          <CardPicture image={image} />
        </div>
      )}
      {/* Below the picture where letters are large. */}
      <div className="min-w-0 flex-1 basis-40">
        <h3 className="text-xl text-wrap" dir="auto">
          <IntentLink href={href} className="card-link wrap-anywhere">
            {marked(markedText(title, matches))}
          </IntentLink>
        </h3>
        {place && <p>{marked(markedText(place, matches))}</p>}
        {detail && <p className="font-semibold">{detail}</p>}
        {/* Words already read stay in their line while the rest arrives. */}
        {excerpt && <p className="text-muted text-wrap">{marked(excerpt)}</p>}
      </div>
    </article>
  )
}

const marked = (parts: readonly TextPart[]) =>
  parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))

function NothingFound({ query, phone }: Pick<Props, 'query' | 'phone'>) {
  const { none, ask, message } = searchCopy
  return (
    <>
      <p className="mt-6 mb-6 max-w-2xl text-lg">{none}</p>
      <ExternalLink
        href={contactUrl(phone, message(query), searchPath(query))}
        className="button button-whatsapp"
      >
        {ask}
      </ExternalLink>
      <SearchUniverses />
    </>
  )
}

/** Where to look without words that are found. */
export function SearchUniverses() {
  return (
    <nav aria-label={searchCopy.universes} className="mt-8 flex flex-wrap gap-3">
      {universes.map(({ path, name }) => (
        <IntentLink key={path} href={path} className="button button-outline">
          {name}
        </IntentLink>
      ))}
    </nav>
  )
}
