import type { ReactNode } from 'react'
import { cache } from 'react'
import { checkPreviewAddress, isPreviewKind } from '@/lib/shared/preview-address'
import { settings } from '@/lib/site/settings'
import { readPreview } from './kinds'

/** The status of the page that says why there is no preview. */
export const problemStatus = {
  invalid: 403,
  expired: 410,
  notFound: 404,
  incomplete: 422,
  unavailable: 503,
} as const

export type PreviewProblemName = keyof typeof problemStatus

/** A preview: the page with the draft, its title, and whether this version is online. */
export type Preview =
  | { state: 'found'; title: string; published: boolean; page: ReactNode }
  | { state: PreviewProblemName }

/** What an address of a preview shows; the backend is asked for signed addresses only. Never throws. */
export const loadPreview = cache(
  async (kind: string, id: string, expire: string, signature: string): Promise<Preview> => {
    const { revalidateSecret } = settings
    const state = checkPreviewAddress({ kind, id, expire, signature }, revalidateSecret, Date.now())
    if (state !== 'valid') return { state }
    return isPreviewKind(kind) ? readPreview(kind, id) : { state: 'invalid' }
  },
)
