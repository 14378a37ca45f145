/** How many leading bytes of a photo `pictureTitle` reads. */
export const metadataLength = 256 * 1024

/** Where the title stands in IPTC: a Photoshop resource, and the record «object name» in it. */
const iptcResource = '8BIM\u0004\u0004'
const objectName = '\u001C\u0002\u0005'

/** The title that a photographer has given to a photo, in its XMP or IPTC data; '' without one. */
export function pictureTitle(start: ArrayBuffer): string {
  return (titleInXmp(start) || titleInIptc(start)).replace(/\s+/g, ' ').trim()
}

function titleInXmp(start: ArrayBuffer): string {
  const [, item = ''] =
    /<dc:title>\s*<rdf:Alt>\s*<rdf:li[^>]*>([^<]*)</.exec(new TextDecoder().decode(start)) ?? []
  const names: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
  return item.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => names[name] ?? '')
}

function titleInIptc(start: ArrayBuffer): string {
  // One character a byte, so that places in the text are places in the file.
  const text = new TextDecoder('latin1').decode(start)
  const resource = text.indexOf(iptcResource)
  const at = resource < 0 ? -1 : text.indexOf(objectName, resource)
  if (at < 0 || at + 5 > text.length) return ''
  const length = new DataView(start).getUint16(at + 3)
  return new TextDecoder().decode(new Uint8Array(start).subarray(at + 5, at + 5 + length))
}
