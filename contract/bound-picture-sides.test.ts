import { execFileSync } from 'node:child_process'
import sharp from 'sharp'
import { expect, it } from 'vitest'

/** Says of each picture how wide it is once decoded, in a process that has imported the limit. */
const program = `
await import('./bound-picture-sides.mjs')
const { default: sharp } = await import('sharp')
for (const text of JSON.parse(process.env.PICTURES)) {
  const decoded = sharp(Buffer.from(text, 'base64')).raw().toBuffer({ resolveWithObject: true })
  console.log(await decoded.then(({ info }) => info.width, () => 'refused'))
}`

it.each(['png', 'jpeg', 'webp'] as const)('%s: libvips decodes no longer side', async (format) => {
  const pictureOf = async (width: number, height: number) => {
    const create = { width, height, channels: 3 as const, background: 'black' }
    return (await sharp({ create }).toFormat(format).toBuffer()).toString('base64')
  }
  const sizes = [
    [12_000, 30],
    [12_001, 30],
    [30, 12_001],
  ] as const
  const pictures = await Promise.all(sizes.map(([width, height]) => pictureOf(width, height)))
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
    env: { ...process.env, PICTURES: JSON.stringify(pictures) },
    encoding: 'utf8',
  })
  expect(output.split('\n').slice(0, -1)).toEqual(['12000', 'refused', 'refused'])
})
