'use client'

import { Fragment } from 'react'
import { whatsappUrl } from '@/lib/site/whatsapp'
import { Dialog } from '../dialog.client'
import { ExternalLink } from '../external-link'
import { shareCopy } from './copy'
import { useCopy } from './use-copy.client'

type Props = { url: string; title: string; onClose: () => void }

/** The share dialog: the URL, a copy button, WhatsApp, and the native share sheet if available. */
export function ShareDialog({ url, title, onClose }: Props) {
  const { element, message, copy } = useCopy<HTMLParagraphElement>(shareCopy)
  const share = () => navigator.share({ title, url }).catch(() => {})
  return (
    <Dialog title={shareCopy.dialogTitle} onClose={onClose}>
      <p
        ref={element}
        className="bg-ground rounded-xl px-4 py-3 wrap-anywhere select-all"
        translate="no"
      >
        {/* It may wrap after each slash; copied text is unchanged. */}
        {url.split('/').map((part, index) => (
          <Fragment key={index}>
            {index > 0 && ['/', <wbr key="break" />]}
            {part}
          </Fragment>
        ))}
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button button-brand" onClick={() => void copy()}>
          {shareCopy.copy}
        </button>
        <ExternalLink href={whatsappUrl('', `${title}\n${url}`)} className="button button-whatsapp">
          WhatsApp
        </ExternalLink>
        {'share' in navigator && (
          <button type="button" className="button button-outline" onClick={() => void share()}>
            {shareCopy.otherApps}
          </button>
        )}
      </div>
      <p role="status" className="empty:-mt-5">
        {message}
      </p>
    </Dialog>
  )
}
