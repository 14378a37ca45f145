import type { Config } from 'payload'
import { temporaryFolder } from '../../shared/temporary-folder.mjs'

const megabyte = 1024 * 1024
const fileMaxMegabytes = 60

/** Payload's default limits are lower and refuse with an obscure message. */
export function uploadLimits(dataDir: string): Config['upload'] {
  return {
    limits: { fileSize: fileMaxMegabytes * megabyte },
    requestSizeLimit: (fileMaxMegabytes + 5) * megabyte,
    abortOnLimit: true,
    responseOnLimit: `Ce fichier est trop lourd\u00a0: ${fileMaxMegabytes}\u00a0Mo au plus.`,
    // Videos are written to disk instead of being held in memory.
    useTempFiles: true,
    tempFileDir: temporaryFolder(dataDir),
  }
}
