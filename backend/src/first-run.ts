import type { Payload } from 'payload'
import type { Settings } from '../shared/settings.mjs'
import { ensureOwner } from './accounts/ensure-owner'
import { makeMissingRenditions } from './files/renditions'
import { seed } from './seed/seed'

/**
 * Fills an empty database before any request is answered: its owner, then the sample content. Missing
 * renditions of pictures follow in the background.
 */
export async function firstRun(payload: Payload, settings: Settings): Promise<void> {
  await ensureOwner(payload, settings)
  if (settings.seed) await seed(payload, settings)
  void makeMissingRenditions(payload)
}
