import { Pill } from '@payloadcms/ui'
import type { CollectionSlug, DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { findScheduled } from '../publication/scheduled'
import { siteStatus } from '../publication/site-status'

// Once for all rows of a list.
const publishedIds = cache(async (payload: Payload, collection: CollectionSlug) => {
  const where = { _status: { equals: 'published' } }
  const options = { where, select: {}, depth: 0, pagination: false }
  const { docs } = await payload.find({ collection, ...options })
  return new Set<unknown>(docs.map(({ id }) => id))
})
const scheduled = cache(findScheduled)

type Props = Pick<DefaultServerCellComponentProps, 'payload' | 'collectionSlug'> & {
  /** Absent in the form of a document, where Payload renders the cell too. */
  rowData?: DefaultServerCellComponentProps['rowData']
}

/** A cell of the column «Sur le site»; lists show the latest version of each document. */
export async function OnSite({ payload, collectionSlug, rowData }: Props) {
  if (!rowData) return null
  const [published, jobs] = await Promise.all([
    publishedIds(payload, collectionSlug),
    scheduled(payload),
  ])
  const { tone, words } = siteStatus({
    isPublished: published.has(rowData.id),
    hasNewerDraft: rowData._status === 'draft',
    updatedAt: rowData.updatedAt,
    scheduled: jobs.filter(
      ({ collection, id }) => collection === collectionSlug && id === rowData.id,
    ),
  })
  return (
    <Pill pillStyle={tone} size="small">
      {words}
    </Pill>
  )
}
