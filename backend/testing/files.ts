import sharp from 'sharp'

/** A plain picture; another shade gives other bytes, and so another name. */
export function picture(format: 'jpeg' | 'png' | 'webp' = 'jpeg', shade = 0, width = 80) {
  const background = { r: shade % 256, g: 100, b: 200 }
  return sharp({ create: { width, height: Math.round(width * 0.75), channels: 3, background } })
    .toFormat(format)
    .toBuffer()
}

/** A minimal MP4: a file type box, then a media box of the given length in bytes. */
export function mp4(length = 4000): Buffer {
  const media = Buffer.alloc(length, 'abcdefghij')
  return Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0isommp42')), box('mdat', media)])
}

function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}
