import { cache } from 'react'
import { checkPreviewAddress, isPreviewKind } from '@/lib/shared/preview-address'
import { settings } from '@/lib/site/settings'
import { readPreview } from './kinds'
import type { Preview } from './preview'

/** What an address of a preview shows; the backend is asked for signed addresses only. Never throws. */
export const loadPreview = cache(
  async (kind: string, id: string, expire: string, signature: string): Promise<Preview> => {
    const { revalidateSecret } = settings
    const state = checkPreviewAddress({ kind, id, expire, signature }, revalidateSecret, Date.now())
    if (state !== 'valid') return { state }
    return isPreviewKind(kind) ? readPreview(kind, id) : { state: 'invalid' }
  },
)
