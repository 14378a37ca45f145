import type { Payload } from 'payload'
import type { Settings } from '../shared/settings.mjs'
import { ensureOwner } from './accounts/ensure-owner'
import { makeMissingRenditions } from './files/renditions'
import { fillOrder } from './order/fill-order'
import { seed } from './seed/seed'

/**
 * Fills an empty database before any request is answered: its owner, then the sample content; then the
 * places of documents from before there were places. Missing renditions of pictures follow in the
 * background.
 */
export async function firstRun(payload: Payload, settings: Settings): Promise<void> {
  await ensureOwner(payload, settings)
  if (settings.seed) await seed(payload, settings)
  await fillOrder(payload)
  void makeMissingRenditions(payload)
}
