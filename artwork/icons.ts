import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { BrandMark } from '../components/ui/brand-mark'

/** --color-night and --color-brand-tint of app/tokens.css. */
const colors = { background: '#0b1029', mark: '#a9c0ff' }

/** The view box of the brand mark, and the y coordinate of its optical centre. */
const markBox = { width: 48, height: 40, middle: 24 }

/** An icon is a square of 64 units; both lengths are in these units. */
type IconVariant = { markWidth: number; cornerRadius: number }

const iconVariants = {
  rounded: { markWidth: 54, cornerRadius: 14 },
  /** Systems apply their own mask; the safe zone is a circle of four fifths of the width. */
  maskable: { markWidth: 44, cornerRadius: 0 },
  apple: { markWidth: 48, cornerRadius: 0 },
} satisfies Record<string, IconVariant>

function iconSvg({ markWidth, cornerRadius }: IconVariant): string {
  const scale = markWidth / markBox.width
  const place = [
    `x="${32 - markWidth / 2}" y="${(32 - markBox.middle * scale).toFixed(2)}"`,
    `width="${markWidth}" height="${(markBox.height * scale).toFixed(2)}"`,
  ].join(' ')
  const mark = renderToStaticMarkup(createElement(BrandMark))
    .replace('<svg ', `<svg ${place} `)
    .replace(/viewBox="[^"]*"/, `viewBox="0 0 ${markBox.width} ${markBox.height}"`)
    .replace(/ (class|aria-hidden|focusable)="[^"]*"/g, '')
    .replaceAll('currentColor', colors.mark)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${cornerRadius}" fill="${colors.background}"/>${mark}</svg>\n`
}

function png(variant: IconVariant, size: number): Promise<Buffer> {
  const density = (72 * size) / 64
  return sharp(Buffer.from(iconSvg(variant)), { density })
    .resize(size, size)
    .png({ palette: size > 64, compressionLevel: 9, effort: 10 })
    .toBuffer()
}

/** A PNG image in an `.ico` container. */
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

/** Renders each icon file of the site, by its path from the root of the repository. */
export const iconFiles: Record<string, () => Promise<Buffer> | string> = {
  'app/icon.svg': () => iconSvg(iconVariants.rounded),
  'app/favicon.ico': async () => ico(await png(iconVariants.rounded, 32), 32),
  'app/apple-icon.png': () => png(iconVariants.apple, 180),
  'public/icons/signe-192.png': () => png(iconVariants.rounded, 192),
  'public/icons/signe-512.png': () => png(iconVariants.rounded, 512),
  'public/icons/signe-masque-512.png': () => png(iconVariants.maskable, 512),
}
