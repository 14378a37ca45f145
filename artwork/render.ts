/**
 * Renders the pictures, icons and header videos of the site into the repository.
 *
 *   npm run render -w artwork                 every file
 *   npm run render -w artwork -- maisons/0    the files whose path contains the text
 *   npm run render -w artwork -- icon         the icons
 *   npm run render -w artwork -- .mp4         the header videos
 */
import { fileURLToPath } from 'node:url'
import { dirname, join } from 'node:path'
import { develop, encode, plainFinish, texture, writeWhole } from './finish'
import { HERO } from './formats'
import { iconFiles } from './icons'
import { notFoundPicture } from './not-found'
import { pictures, titles } from './plan'
import { renderLoop } from './loops'
import { compose, drawLayers, rasterize } from './scenes/layers'
import { heroes } from './scenes/heroes'
import type { HeroName } from './scenes/heroes'
import { Sheet } from './sheet'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const filter = process.argv[2] ?? ''
const wanted = (file: string) => file.includes(filter)

let count = 0
let total = 0

async function save(file: string, content: Buffer | string): Promise<void> {
  await writeWhole(join(root, file), content)
  count++
  total += content.length
  console.log(`${file}  ${Math.round(content.length / 1024)} KB`)
}

for (const { file, size, scene, maxBytes, finish } of pictures.filter((p) => wanted(p.file))) {
  const [w, h] = size
  const sheet = new Sheet(w, h, file)
  const svg = sheet.svg(scene(sheet))
  const pixels = await develop(svg, w, h, { ...plainFinish, ...finish })
  await save(file, await encode(pixels, w, h, maxBytes))
}

const names = Object.keys(heroes) as HeroName[]
for (const name of names) {
  const poster = `public/images/hero/${name}.jpg`
  if (!wanted(poster)) continue
  const [w, h] = HERO
  const scene = heroes[name]
  const planes: Buffer[] = []
  for (const layer of scene.layers)
    planes.push(await rasterize(drawLayers([layer], scene.seed, w, h, 0)))
  const pixels = await compose(planes, w, h)
  texture(pixels, w, h, plainFinish)
  await save(poster, await encode(pixels, w, h, 150_000))
}

for (const [folder, list] of Object.entries(titles)) {
  const file = `backend/seed/pictures/${folder}/titres.json`
  if (wanted(file)) await save(file, `${JSON.stringify(list, null, 2)}\n`)
}

const missing = 'public/images/image-non-trouvee.svg'
if (wanted(missing)) await save(missing, notFoundPicture())

for (const [file, content] of Object.entries(await iconFiles()))
  if (wanted(file)) await save(file, content)

for (const name of names) {
  const file = `backend/seed/pictures/entetes/${name}.mp4`
  if (wanted(file)) await save(file, await renderLoop(heroes[name]))
}

console.log(`${count} files, ${(total / 1024 / 1024).toFixed(1)} MB`)
