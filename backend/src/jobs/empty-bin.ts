import type { CollectionSlug, Payload } from 'payload'
import { logger } from '../../../lib/shared/log/logger.mjs'

const dayMs = 24 * 60 * 60 * 1000

/** How long the bin keeps what was deleted. */
const binDays = 30

/**
 * Deletes for good what has lain in the bin for 30 days. Twice at once does no harm: the second finds
 * nothing.
 * @param now milliseconds
 */
export async function emptyBin(payload: Payload, now = Date.now()): Promise<void> {
  const before = new Date(now - binDays * dayMs).toISOString()
  const withBin = payload.config.collections.filter(({ trash }) => trash)
  // Contents first: then no file is used any more.
  for (const { slug } of withBin.toSorted(filesLast)) {
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

const filesLast = (one: { slug: string }, other: { slug: string }) => rank(one) - rank(other)

function rank({ slug }: { slug: string }): number {
  if (slug === 'uploads') return 2
  return slug.startsWith('categories') ? 1 : 0
}
