import sharp from 'sharp'
import { expect, it } from 'vitest'
import { pictureTitle } from './picture-title'

const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
const toBuffer = (bytes: Uint8Array) => new Uint8Array(bytes).buffer

it('reads the title of XMP', async () => {
  const item = '<rdf:li xml:lang="x-default">Soirée &amp; danse\n à Ouidah</rdf:li>'
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title><rdf:Alt>${item}</rdf:Alt></dc:title></rdf:Description></rdf:RDF></x:xmpmeta>`
  const photo = await picture().withXmp(xmp).jpeg().toBuffer()
  expect(pictureTitle(toBuffer(photo))).toBe('Soirée & danse à Ouidah')
})

it('reads the title of IPTC', () => {
  const title = Buffer.from('Défilé à Cotonou')
  const record = Buffer.concat([Buffer.from([0x1c, 2, 5, 0, title.length]), title])
  const photo = Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xed]),
    Buffer.from('Photoshop 3.0\u00008BIM\u0004\u0004\u0000\u0000', 'latin1'),
    Buffer.from([0, 0, 0, record.length]),
    record,
    Buffer.from([0xff, 0xda]),
  ])
  expect(pictureTitle(toBuffer(photo))).toBe('Défilé à Cotonou')
  for (let end = 0; end < photo.length; end += 1) {
    expect('Défilé à Cotonou').toContain(
      pictureTitle(toBuffer(photo.subarray(0, end))).replace('\uFFFD', ''),
    )
  }
})

it('says nothing of a photo without a title', async () => {
  expect(pictureTitle(toBuffer(await picture().jpeg().toBuffer()))).toBe('')
  expect(pictureTitle(new ArrayBuffer(0))).toBe('')
})
