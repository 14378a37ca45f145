import type { CollectionAfterErrorHook } from 'payload'
import { damagedFile } from './refusal'

/** Translates the errors of Payload's own file checks (a truncated video, say) into French. */
export const frenchFileErrors: CollectionAfterErrorHook = ({ error, result }) => {
  if (!/invalid or corrupted|could not read/i.test(JSON.stringify([error, result]))) return
  const message = damagedFile
  const errors = [{ label: 'Fichier', message, path: 'file' }]
  return {
    response: {
      errors: [{ name: 'ValidationError', data: { collection: 'uploads', errors }, message }],
    },
    status: 400,
  }
}
