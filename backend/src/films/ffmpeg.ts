import path from 'node:path'
import { isExecutable } from '../../environment/environment.mjs'
import { singleton } from '../../server/singleton.mjs'
import { environment } from '../environment'
import { runProgram } from '../files/run-program'
import { filmMaxPixels } from './rules'

/** How long one conversion may take: a minute of 4K takes half of it on one core. */
const timeoutMs = 240_000

function findFfmpeg(): string | null {
  const { ffmpegPath } = environment
  if (ffmpegPath === 'off') return null
  if (ffmpegPath) return ffmpegPath
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  return folders.map((folder) => path.join(folder, 'ffmpeg')).find(isExecutable) ?? null
}

const program = () => singleton('ffmpeg', () => ({ path: findFfmpeg() })).path

export const hasFfmpeg = () => program() !== null

/** Makes a film of the first picture track of a file, without sound and metadata. @throws when ffmpeg fails */
export async function convertFilm(source: string, target: string, options: string[]) {
  const found = program()
  if (!found) throw new Error('there is no ffmpeg')
  await runProgram(
    found,
    [
      ...['-nostdin', '-hide_banner', '-loglevel', 'error', '-y'],
      // Ends by itself after so many seconds of processor time, should the backend be killed.
      ...['-timelimit', String((timeoutMs / 1000) * 2)],
      // Only this file is read, and as nothing else than what was checked.
      ...['-protocol_whitelist', 'file', '-threads', '2', '-f', 'mov'],
      // Its pictures may be larger than its header says.
      ...['-max_pixels', String(filmMaxPixels), '-i', source],
      ...['-map', '0:v:0', '-an', '-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'],
      ...options,
      ...['-movflags', '+faststart', '-f', 'mp4', target],
    ],
    timeoutMs,
  )
}
