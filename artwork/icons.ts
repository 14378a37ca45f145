import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { BrandMark } from '../components/site/brand-mark'

/** --color-night and --color-brand-tint of app/tokens.css. */
const colors = { ground: '#0b1029', sign: '#a9c0ff' }

/** The sign's view box, and the height at which its strokes have their middle. */
const markBox = { width: 48, height: 40, middle: 24 }

/** A square of 64 units. `sign` is the sign's width, `corner` the ground's radius. */
type IconVariant = { markWidth: number; cornerRadius: number }

const iconVariants = {
  rounded: { markWidth: 54, cornerRadius: 14 },
  /** Systems cut a circle of four fifths out of it, or round it themselves. */
  maskable: { markWidth: 44, cornerRadius: 0 },
  apple: { markWidth: 48, cornerRadius: 0 },
} satisfies Record<string, IconVariant>

function iconSvg({ markWidth: sign, cornerRadius: corner }: IconVariant): string {
  const scale = sign / markBox.width
  const place = [
    `x="${32 - sign / 2}" y="${(32 - markBox.middle * scale).toFixed(2)}"`,
    `width="${sign}" height="${(markBox.height * scale).toFixed(2)}"`,
  ].join(' ')
  const mark = renderToStaticMarkup(createElement(BrandMark))
    .replace('<svg ', `<svg ${place} `)
    .replace(/viewBox="[^"]*"/, `viewBox="0 0 ${markBox.width} ${markBox.height}"`)
    .replace(/ (class|aria-hidden|focusable)="[^"]*"/g, '')
    .replaceAll('currentColor', colors.sign)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${colors.ground}"/>${mark}</svg>\n`
}

function png(look: IconVariant, size: number): Promise<Buffer> {
  const density = (72 * size) / 64
  return sharp(Buffer.from(iconSvg(look)), { density })
    .resize(size, size)
    .png({ palette: size > 64, compressionLevel: 9, effort: 10 })
    .toBuffer()
}

/** One PNG in the container of `.ico` files. */
function ico(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(image.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, image])
}

/** Every icon file of the site, by its path from the root of the repository. */
export const iconFiles = async (): Promise<Record<string, Buffer | string>> => ({
  'app/icon.svg': iconSvg(iconVariants.rounded),
  'app/favicon.ico': ico(await png(iconVariants.rounded, 32), 32),
  'app/apple-icon.png': await png(iconVariants.apple, 180),
  'public/icons/signe-192.png': await png(iconVariants.rounded, 192),
  'public/icons/signe-512.png': await png(iconVariants.rounded, 512),
  'public/icons/signe-masque-512.png': await png(iconVariants.maskable, 512),
})
