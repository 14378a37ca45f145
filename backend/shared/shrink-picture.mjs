import sharp from 'sharp'

/**
 * `node shrink-picture.mjs SOURCE TARGET` makes a smaller picture of the same format, upright and without
 * metadata, in a process whose memory the server gets back.
 */
const [source = '', target = ''] = process.argv.slice(2)
await sharp(source, { animated: true })
  .autoOrient()
  .resize(2400, 2400, { fit: 'inside', withoutEnlargement: true })
  .jpeg({ quality: 92, force: false })
  .webp({ quality: 92, force: false })
  .toFile(target)
