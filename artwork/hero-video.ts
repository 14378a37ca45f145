import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { phoneCropOf } from '../lib/images/phone-crops'
import type { Layer, LayeredScene } from './layers'
import { compositeLayers, layersSvg, rasterizeLayers, groupLayers } from './layers'

const videoWidth = 1280
const videoHeight = 720
const frameRate = 24
const durationSeconds = 8

function requireFfmpeg(): void {
  if (spawnSync('ffmpeg', ['-version']).status === 0) return
  throw new Error(
    'ffmpeg is missing: the header videos need it (on Debian: apt-get install -y ffmpeg).',
  )
}

/**
 * Consecutive layers. A static group is rasterized once, to `pixels`; an animated one for every
 * frame.
 */
type LayerGroup = {
  layers: Layer[]
  pixels?: Buffer
}

async function prepareLayerGroups(scene: LayeredScene): Promise<LayerGroup[]> {
  const groups: LayerGroup[] = []
  for (const layers of groupLayers(scene)) {
    const animated = layers[0]?.animated ?? false
    groups.push(
      animated
        ? { layers }
        : {
            layers,
            pixels: await rasterizeLayers(
              layersSvg(layers, scene.seed, videoWidth, videoHeight, 0),
            ),
          },
    )
  }
  return groups
}

/** Bits per second at most, so that each file keeps to its budget (README.md). */
const maxRate = { whole: 780_000, phone: 310_000 }

/**
 * Renders a scene as a seamless H.264 loop; returns the MP4 file. Throws without ffmpeg.
 * @param name that of the poster, such as `hero/accueil`
 * @param rendition `phone`: the crop that phones show
 */
export async function renderHeroVideo(
  scene: LayeredScene,
  name: string,
  rendition: 'whole' | 'phone',
): Promise<Buffer> {
  requireFfmpeg()
  const folder = await mkdtemp(join(tmpdir(), 'loop-'))
  const output = join(folder, 'loop.mp4')
  const ffmpeg = spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      `${videoWidth}x${videoHeight}`,
      '-r',
      String(frameRate),
      '-i',
      '-',
      '-an',
      '-c:v',
      'libx264',
      '-profile:v',
      'high',
      '-preset',
      'slow',
      '-crf',
      '24',
      '-maxrate',
      String(maxRate[rendition]),
      '-bufsize',
      String(2 * maxRate[rendition]),
      '-pix_fmt',
      'yuv420p',
      '-colorspace',
      'bt709',
      '-color_primaries',
      'bt709',
      '-color_trc',
      'bt709',
      '-vf',
      [...cropFilter(name, rendition), 'scale=out_color_matrix=bt709'].join(','),
      '-movflags',
      '+faststart',
      '-map_metadata',
      '-1',
      '-threads',
      '1',
      output,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  const encoded = new Promise<void>((resolve, reject) => {
    ffmpeg.on('error', reject)
    ffmpeg.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`)),
    )
  })
  const groups = await prepareLayerGroups(scene)
  const frames = frameRate * durationSeconds
  for (let i = 0; i < frames; i++) {
    const images = await Promise.all(
      groups.map(
        ({ layers, pixels }) =>
          pixels ??
          rasterizeLayers(layersSvg(layers, scene.seed, videoWidth, videoHeight, i / frames)),
      ),
    )
    const frame = await compositeLayers(images, videoWidth, videoHeight)
    if (!ffmpeg.stdin.write(frame))
      await new Promise((resolve) => ffmpeg.stdin.once('drain', resolve))
  }
  ffmpeg.stdin.end()
  await encoded
  const video = await readFile(output)
  await rm(folder, { recursive: true })
  return video
}

function cropFilter(name: string, rendition: 'whole' | 'phone'): string[] {
  const crop = rendition === 'phone' ? phoneCropOf(name, videoWidth) : undefined
  return crop ? [`crop=${crop.width}:${videoHeight}:${crop.left}:0`] : []
}
