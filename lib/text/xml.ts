/** Markup that is escaped already: only `element` makes it. */
export type Xml = { readonly markup: string }

type Content = string | Xml | undefined

/**
 * One element; texts inside it are escaped, what is undefined is left out.
 * @param attributes their values are texts too
 */
export function element(
  name: string,
  content: Content | readonly Content[],
  attributes: Readonly<Record<string, string>> = {},
): Xml {
  const inside = [content]
    .flat()
    .map((part) => (typeof part === 'object' ? part.markup : escapeXml(part)))
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const opening = name + given.join('')
  const markup = inside.join('')
  return { markup: markup ? `<${opening}>${markup}</${name}>` : `<${opening}/>` }
}

/** The whole document, to be sent as UTF-8. */
export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.markup}\n`
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as XML 1.0 may hold it: what it has no way to say is removed, the rest escaped. */
export function escapeXml(value = ''): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]|\p{Surrogate}|[\ufffe\uffff]/gu, '')
    .replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
}
