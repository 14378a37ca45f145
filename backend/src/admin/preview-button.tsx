'use client'

import {
  Button,
  useDocumentInfo,
  useForm,
  useFormModified,
  useLivePreviewContext,
} from '@payloadcms/ui'
import { openPreviewPath } from '../preview/paths'

/** Opens the latest version on the site in a new tab; unsaved changes are saved as a draft before. */
export function PreviewButton() {
  const { id, collectionSlug, setUnpublishedVersionCount } = useDocumentInfo()
  const { previewURL } = useLivePreviewContext()
  const isModified = useFormModified()
  const { submit } = useForm()
  if (!previewURL || !id || !collectionSlug) return null
  const href = `/cms${openPreviewPath(collectionSlug, id)}`

  const saveAndOpen = async () => {
    // Opened at once: browsers block a window that is opened after a request.
    const tab = window.open('', '_blank')
    const saved = await submit({
      action: `/cms/${collectionSlug}/${id}?depth=0&draft=true`,
      method: 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
    })
    if (!saved) return tab?.close()
    setUnpublishedVersionCount((count) => count + 1)
    if (tab) tab.location.href = href
  }
  return (
    <Button
      el="anchor"
      url={href}
      newTab
      buttonStyle="secondary"
      size="medium"
      id="preview-button"
      // Payload prevents the link's own action wherever there is a handler.
      onClick={isModified ? () => void saveAndOpen() : undefined}
    >
      Aperçu
    </Button>
  )
}
