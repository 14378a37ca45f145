import path from 'node:path'
import type { Config } from 'payload'

const MEGABYTE = 1024 * 1024
const FILE_MAX_MB = 60

/** Payload's own limits are lower and refuse with an obscure message. */
export function uploadLimits(dataDir: string): Config['upload'] {
  return {
    limits: { fileSize: FILE_MAX_MB * MEGABYTE },
    requestSizeLimit: (FILE_MAX_MB + 5) * MEGABYTE,
    abortOnLimit: true,
    responseOnLimit: `Ce fichier est trop lourd\u00a0: ${FILE_MAX_MB}\u00a0Mo au plus.`,
    // Videos go straight to the disk instead of through memory.
    useTempFiles: true,
    tempFileDir: path.join(dataDir, 'temporaire'),
  }
}
