import type { Payload } from 'payload'
import { expect, it, vi } from 'vitest'
import { OnSite } from './on-site'

vi.mock('@payloadcms/ui', () => ({ Pill: 'span' }))

it('is nothing in a form, where there is no row, and asks the database for nothing', async () => {
  expect(await OnSite({ payload: {} as Payload, collectionSlug: 'photos' })).toBeNull()
})
