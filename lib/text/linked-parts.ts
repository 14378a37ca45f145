import { LinkifyIt, type SchemaOpts } from 'linkify-it'
import { readPhone, telUrl } from '@/contract/formatting/phone.mjs'

/** A part of a text; with `href` it is an address. */
type LinkedPart = { text: string; href?: string }

/** A telephone number that dials, behind a prefix: what follows it, with the signs that part the digits. */
function numberBehind(prefix: string, rest: RegExp): SchemaOpts {
  return {
    validate: (text, position) => {
      const [found = ''] = rest.exec(text.slice(position)) ?? []
      return urlOf(prefix + found) ? found.length : 0
    },
    normalize: (match) => {
      match.url = urlOf(match.raw) ?? ''
    },
  }
}

function urlOf(written: string): string | undefined {
  const read = readPhone(written)
  return 'phone' in read ? telUrl(read.phone) : undefined
}

const linkify = new LinkifyIt()
  .add('ftp:', null)
  .add('//', null)
  .add('www.', {
    validate: (text, position, self) =>
      Math.max(0, self.testSchemaAt(`//www.${text.slice(position)}`, 'http:', 0) - '//www.'.length),
    normalize: (match) => {
      match.url = `https://${match.url}`
    },
  })
  // With the code of a country; without one the ten digits of Benin, which begin with 01.
  .add('+', numberBehind('+', /^\d{1,3}(?:[\s.-]*\(0\))?(?:[^\S\n]?[.-]?\d){9,12}(?!\d)/))
  .add('01', numberBehind('01', /^(?:[^\S\n]?[.-]?\d{2}){4}(?!\d)/))

/** A text in parts: web addresses, e-mail addresses and telephone numbers are links with http(s), mailto or tel. */
export function linkedParts(text: string): LinkedPart[] {
  const parts: LinkedPart[] = []
  let end = 0
  for (const { index, lastIndex, raw, url } of linkify.match(text) ?? []) {
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: raw, href: url })
    end = lastIndex
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
