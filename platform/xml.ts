/** Escaped markup, which only `element` creates. */
export type Xml = { readonly markup: string }

type Content = string | Xml | undefined

/**
 * An XML element. Texts and attribute values are escaped; undefined content is omitted.
 * @param content child elements and texts, in order
 */
export function element(
  name: string,
  content: Content | readonly Content[],
  attributes: Readonly<Record<string, string>> = {},
): Xml {
  const children = [content]
    .flat()
    .map((part) => (typeof part === 'object' ? part.markup : escapeXml(part)))
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const opening = name + pairs.join('')
  const markup = children.join('')
  return { markup: markup ? `<${opening}>${markup}</${name}>` : `<${opening}/>` }
}

/** An XML document with its declaration, to be encoded as UTF-8. */
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

/** Escapes a text for XML 1.0; characters that XML 1.0 forbids are removed. */
export function escapeXml(value = ''): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]|\p{Surrogate}|[\ufffe\uffff]/gu, '')
    .replace(/[&<>"']/g, (character) => escapes[character] ?? character)
}
