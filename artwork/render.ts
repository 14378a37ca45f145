/**
 * Renders the pictures, icons and header videos of the site into the repository.
 *
 *   npm run render -w artwork                 every file
 *   npm run render -w artwork -- maisons/0    the files whose path contains the text
 *   npm run render -w artwork -- icon         the icons
 *   npm run render -w artwork -- .mp4         the header videos
 */
import { join } from 'node:path'
import { renderHeroVideo } from './hero-video'
import { iconFiles } from './icons'
import { notFoundPicture } from './image-not-found'
import { compositeLayers, layersSvg, rasterizeLayers } from './layers'
import type { LayeredScene } from './layers'
import { galleryTitles, pictures } from './pictures'
import { heroes } from './pictures/heroes'
import type { Picture } from './pictures/picture'
import { applyPostEffects } from './post-effects'
import { encodeJpeg, renderSvg } from './raster'
import { heroSize } from './sizes'
import { SvgCanvas } from './svg-canvas'
import { writeFileAtomic } from './write-file-atomic'

const root = join(import.meta.dirname, '..')
const heroPosterMaxBytes = 150_000

type OutputFile = {
  /** From the root of the repository. */
  file: string
  render: () => Promise<Buffer | string> | Buffer | string
}

async function renderPicture({ file, size: [w, h], scene, maxBytes }: Picture): Promise<Buffer> {
  const canvas = new SvgCanvas(w, h, file)
  return encodeJpeg(await renderSvg(canvas.svg(scene(canvas)), w, h), w, h, maxBytes)
}

/** The first frame of a header video, with the post effects. */
async function renderHeroPoster(scene: LayeredScene): Promise<Buffer> {
  const [w, h] = heroSize
  const images: Buffer[] = []
  for (const layer of scene.layers)
    images.push(await rasterizeLayers(layersSvg([layer], scene.seed, w, h, 0)))
  const pixels = await compositeLayers(images, w, h)
  applyPostEffects(pixels, w, h)
  return encodeJpeg(pixels, w, h, heroPosterMaxBytes)
}

const outputFiles: OutputFile[] = [
  ...pictures.map((picture) => ({ file: picture.file, render: () => renderPicture(picture) })),
  ...Object.entries(heroes).map(([name, scene]) => ({
    file: `public/images/hero/${name}.jpg`,
    render: () => renderHeroPoster(scene),
  })),
  ...Object.entries(galleryTitles).map(([folder, titles]) => ({
    file: `backend/seed/pictures/${folder}/titres.json`,
    render: () => `${JSON.stringify(titles, null, 2)}\n`,
  })),
  { file: 'public/images/image-non-trouvee.svg', render: notFoundPicture },
  ...Object.entries(iconFiles).map(([file, render]) => ({ file, render })),
  ...Object.entries(heroes).flatMap(([name, scene]) => [
    {
      file: `backend/seed/pictures/entetes/${name}.mp4`,
      render: () => renderHeroVideo(scene, `hero/${name}`, 'whole'),
    },
    {
      file: `backend/seed/pictures/entetes/${name}-telephone.mp4`,
      render: () => renderHeroVideo(scene, `hero/${name}`, 'phone'),
    },
  ]),
]

const filter = process.argv[2] ?? ''
const selected = outputFiles.filter(({ file }) => file.includes(filter))
let totalBytes = 0
for (const { file, render } of selected) {
  const content = await render()
  await writeFileAtomic(join(root, file), content)
  totalBytes += content.length
  console.log(`${file}  ${Math.round(content.length / 1024)} KB`)
}
console.log(`${selected.length} files, ${(totalBytes / 1024 / 1024).toFixed(1)} MB`)
