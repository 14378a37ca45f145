import type { CollectionSlug, Payload } from 'payload'
import { logger } from '../../../lib/shared/log/logger.mjs'
import { usedLast } from '../references/used-last'

const dayMs = 24 * 60 * 60 * 1000

/** How long the bin keeps what was deleted. */
const binDays = 30

/** Deletes for good what has lain in the bin for 30 days. Twice at once does no harm: the second finds nothing. */
export async function emptyBin(payload: Payload): Promise<void> {
  const before = new Date(Date.now() - binDays * dayMs).toISOString()
  const withBin = payload.config.collections.filter(({ trash }) => trash)
  for (const { slug } of usedLast(withBin, ({ slug }) => slug)) {
    const { docs, errors } = await payload.delete({
      collection: slug as CollectionSlug,
      where: { deletedAt: { less_than: before } },
      trash: true,
      depth: 0,
    })
    const log = logger('jobs')
    if (docs.length > 0) log.info(`${docs.length} of ${slug} deleted from the bin`)
    if (errors.length > 0) log.warn({ errors }, `${errors.length} of ${slug} stay in the bin`)
  }
}
