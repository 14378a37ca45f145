'use client'

import { useRef, useState } from 'react'
import { whatsappUrl } from '@/lib/site/whatsapp'
import { buttonStyles } from '../button-styles'
import { Dialog } from '../dialog.client'
import { ExternalLink } from '../external-link'
import { withWordBreaks } from '../with-word-breaks'
import { copyText } from './copy-text'

const copied = 'Lien copié dans le presse-papiers !'
const notCopied = 'Le lien est sélectionné : copiez-le avec Ctrl+C, ou par un appui long.'

type Props = { url: string; title: string; onClose: () => void }

/** «Partager le lien»: the address, «Copier» with its confirmation (R75, A31), WhatsApp, and more. */
export function ShareDialog({ url, title, onClose }: Props) {
  const address = useRef<HTMLParagraphElement>(null)
  const [message, setMessage] = useState('')
  const share = () => navigator.share({ title, url }).catch(() => {})
  const copy = async () => {
    setMessage('')
    if (!address.current) return
    setMessage((await copyText(url, address.current)) ? copied : notCopied)
  }
  return (
    <Dialog title="Partager le lien" onClose={onClose}>
      <p
        ref={address}
        className="bg-ground rounded-xl px-4 py-3 wrap-anywhere select-all"
        translate="no"
      >
        {withWordBreaks(url, '/')}
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonStyles.brand} onClick={() => void copy()}>
          Copier
        </button>
        <ExternalLink href={whatsappUrl('', `${title}\n${url}`)} className={buttonStyles.whatsapp}>
          WhatsApp
        </ExternalLink>
        {'share' in navigator && (
          <button type="button" className={buttonStyles.outline} onClick={() => void share()}>
            Autres applications
          </button>
        )}
      </div>
      <p role="status" className="empty:-mt-5">
        {message}
      </p>
    </Dialog>
  )
}
