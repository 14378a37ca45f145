import { readFile } from 'node:fs/promises'
import heic from 'heic-decode'
import sharp from 'sharp'
import { isDecodable } from '../../contract/picture-limits.mjs'

/** `node decode-heic.mjs SOURCE TARGET` makes an upright JPEG of a HEIC photo, in sRGB and without metadata. */
const [source = '', target = ''] = process.argv.slice(2)

/** Bytes of the longest profile that fits one segment of a JPEG. */
const profileMaxLength = 65_000

const photo = await readFile(source)
const [image] = await heic.all({ buffer: photo })
if (!image || !isDecodable(image)) throw new Error('This photo is none, or has too many pixels.')
const { width, height } = image
const { data } = await image.decode()
const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
  .flatten({ background: 'white' })
  .resize(2400, 2400, { fit: 'inside', withoutEnlargement: true })
  .jpeg({ quality: 92 })
  .toBuffer()
// sharp converts the colours of a file alone.
await sharp(withProfile(jpeg, profileOf(photo))).toFile(target)

/** The ICC profile in a HEIC photo: that of phones is Display P3. @param {Buffer} heic */
function profileOf(heic) {
  const at = heic.indexOf('colrprof', 0, 'latin1')
  if (at < 4) return null
  const profile = heic.subarray(at + 8, at - 4 + heic.readUInt32BE(at - 4))
  return profile.toString('latin1', 36, 40) === 'acsp' ? profile : null
}

/** Puts an ICC profile into a JPEG without one. @param {Buffer} jpeg @param {Buffer | null} profile */
function withProfile(jpeg, profile) {
  if (!profile || profile.length > profileMaxLength) return jpeg
  const content = Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), profile])
  const head = Buffer.from([0xff, 0xe2, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)])
}
