import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/** What stays still is drawn once; what moves is drawn for every frame. */
type LayerGroup = {
  layers: Layer[]
  pixels?: Buffer
}

async function renderStaticGroups(scene: LayeredScene): Promise<LayerGroup[]> {
  const planes: LayerGroup[] = []
  for (const layers of groupLayers(scene)) {
    const moves = layers[0]?.animated ?? false
    planes.push(
      moves
        ? { layers }
        : {
            layers,
            pixels: await rasterizeLayers(
              layersSvg(layers, scene.seed, videoWidth, videoHeight, 0),
            ),
          },
    )
  }
  return planes
}

/** An H.264 loop of a scene, as the bytes of an MP4 file. */
export async function renderHeroVideo(scene: LayeredScene): Promise<Buffer> {
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
      '780k',
      '-bufsize',
      '1560k',
      '-pix_fmt',
      'yuv420p',
      '-colorspace',
      'bt709',
      '-color_primaries',
      'bt709',
      '-color_trc',
      'bt709',
      '-vf',
      'scale=out_color_matrix=bt709',
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
  const done = new Promise<void>((resolve, reject) => {
    ffmpeg.on('error', reject)
    ffmpeg.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`)),
    )
  })
  const planes = await renderStaticGroups(scene)
  const frames = frameRate * durationSeconds
  for (let i = 0; i < frames; i++) {
    const drawn = await Promise.all(
      planes.map(
        ({ layers, pixels: fixed }) =>
          fixed ??
          rasterizeLayers(layersSvg(layers, scene.seed, videoWidth, videoHeight, i / frames)),
      ),
    )
    const frame = await compositeLayers(drawn, videoWidth, videoHeight)
    if (!ffmpeg.stdin.write(frame))
      await new Promise((resolve) => ffmpeg.stdin.once('drain', resolve))
  }
  ffmpeg.stdin.end()
  await done
  const video = await readFile(output)
  await rm(folder, { recursive: true })
  return video
}
