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
import {
  renderSvg,
  encodeJpeg,
  defaultPostEffects,
  applyPostEffects,
  writeFileAtomic,
} from './finish'
import { heroSize } from './sizes'
import { iconFiles } from './icons'
import { notFoundPicture } from './image-not-found'
import { pictures, galleryTitles } from './pictures/index'
import { renderHeroVideo } from './hero-video'
import { compositeLayers, layersSvg, rasterizeLayers } from './layers'
import { heroes } from './pictures/heroes'
import type { HeroName } from './pictures/heroes'
import { SvgCanvas } from './svg-canvas'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const filter = process.argv[2] ?? ''
const wanted = (file: string) => file.includes(filter)

let count = 0
let total = 0

async function save(file: string, content: Buffer | string): Promise<void> {
  await writeFileAtomic(join(root, file), content)
  count++
  total += content.length
  console.log(`${file}  ${Math.round(content.length / 1024)} KB`)
}

for (const { file, size, scene, maxBytes, finish } of pictures.filter((p) => wanted(p.file))) {
  const [w, h] = size
  const sheet = new SvgCanvas(w, h, file)
  const svg = sheet.svg(scene(sheet))
  const pixels = await renderSvg(svg, w, h, { ...defaultPostEffects, ...finish })
  await save(file, await encodeJpeg(pixels, w, h, maxBytes))
}

const names = Object.keys(heroes) as HeroName[]
for (const name of names) {
  const poster = `public/images/hero/${name}.jpg`
  if (!wanted(poster)) continue
  const [w, h] = heroSize
  const scene = heroes[name]
  const planes: Buffer[] = []
  for (const layer of scene.layers)
    planes.push(await rasterizeLayers(layersSvg([layer], scene.seed, w, h, 0)))
  const pixels = await compositeLayers(planes, w, h)
  applyPostEffects(pixels, w, h, defaultPostEffects)
  await save(poster, await encodeJpeg(pixels, w, h, 150_000))
}

for (const [folder, list] of Object.entries(galleryTitles)) {
  const file = `backend/seed/pictures/${folder}/titres.json`
  if (wanted(file)) await save(file, `${JSON.stringify(list, null, 2)}\n`)
}

const missing = 'public/images/image-non-trouvee.svg'
if (wanted(missing)) await save(missing, notFoundPicture())

for (const [file, content] of Object.entries(await iconFiles()))
  if (wanted(file)) await save(file, content)

for (const name of names) {
  const file = `backend/seed/pictures/entetes/${name}.mp4`
  if (wanted(file)) await save(file, await renderHeroVideo(heroes[name]))
}

console.log(`${count} files, ${(total / 1024 / 1024).toFixed(1)} MB`)
