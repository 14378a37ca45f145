'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Counts what was never online as a change to publish. Payload counts changes since the last publication
 * alone, and would propose to schedule the withdrawal of a first draft.
 */
export function FirstDraft() {
  const { hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount } = useDocumentInfo()
  useEffect(() => {
    if (!hasPublishedDoc && unpublishedVersionCount === 0) setUnpublishedVersionCount(1)
  }, [hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount])
  return null
}
