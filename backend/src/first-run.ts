import type { Payload } from 'payload'
import type { Settings } from '../shared/settings.mjs'
import { ensureOwner } from './owner/ensure-owner'
import { seed } from './seed/seed'

/** What an empty base needs before anything is answered: its owner, then the sample content. */
export async function firstRun(payload: Payload, settings: Settings): Promise<void> {
  await ensureOwner(payload, settings)
  if (settings.seed) await seed(payload, settings.picturesDir)
}
