import type { Config } from 'payload'
import { temporaryFolder } from '../../environment/temporary-folder.mjs'
import { fileMaxBytes, fileMaxMegabytes, megabyte } from './limits'

/** What the other fields of a form may weigh. */
const formMaxBytes = 5 * megabyte

/** Payload's default limits are lower and refuse with an obscure message. */
export function uploadLimits(dataDir: string): Config['upload'] {
  return {
    limits: { fileSize: fileMaxBytes },
    requestSizeLimit: fileMaxBytes + formMaxBytes,
    abortOnLimit: true,
    responseOnLimit: `Ce fichier est trop lourd (${fileMaxMegabytes}\u00a0Mo au plus).`,
    // Videos are written to disk instead of being held in memory.
    useTempFiles: true,
    tempFileDir: temporaryFolder(dataDir),
  }
}
