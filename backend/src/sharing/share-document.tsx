'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import dynamic from 'next/dynamic'
import { useState, useSyncExternalStore } from 'react'
import { broadcastText, publicPath } from './shared-document'

// Most visits of a form print no code.
const QrCode = dynamic(() => import('./qr-code').then((module) => module.QrCode))

/** Whether there is the system's own sheet, which stays so while the page is open. */
const subscribe = () => () => undefined
const hasShare = () => 'share' in navigator

/** What an owner does after publishing: see it, send it, print its address. Absent while it is not online. */
export function ShareDocument({ siteUrl }: { siteUrl: string }) {
  const { id, collectionSlug = '', isTrashed, ...info } = useDocumentInfo()
  const [isOpen, setIsOpen] = useState(false)
  const canShare = useSyncExternalStore(subscribe, hasShare, () => false)
  const saved = info.hasPublishedDoc && !isTrashed ? info.savedDocumentData : undefined
  if (!id || !saved) return null
  const address = siteUrl + publicPath(collectionSlug, id, saved)
  const text = broadcastText(saved, address)
  const links = {
    Voir: address,
    WhatsApp: `https://wa.me/?text=${encodeURIComponent(text)}`,
    Facebook: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`,
  }
  const isEvent = collectionSlug === 'evenements'
  const poster = (kind: 'affiche' | 'story') =>
    `${siteUrl}/partage/${kind}/${address.split('/').at(-1)}/actuelle.jpg`
  return (
    <section
      className="border-line mb-6 rounded-(--style-radius-m) border px-4 pt-3 pb-4 wrap-anywhere [&_:is(h2,p)]:mt-0 [&_:is(h2,p)]:mb-3 [&_:is(h2,p)]:text-[16px]"
      aria-labelledby="sharing-title"
    >
      <h2 id="sharing-title">En ligne</h2>
      <p>{address}</p>
      <p className="button-row">
        {Object.entries(links).map(([name, href]) => (
          <a key={name} href={href} target="_blank" rel="noopener">
            {name}
          </a>
        ))}
        {canShare && (
          // Closing the sheet is no failure.
          <button
            type="button"
            onClick={() => void navigator.share({ text }).catch(() => undefined)}
          >
            Partager…
          </button>
        )}
        <CopyButton text={address} label="Copier l’adresse" />
      </p>
      {isEvent && (
        <p className="button-row">
          <a href={poster('affiche')}>Affiche (1080 × 1350)</a>
          <a href={poster('story')}>Story (1080 × 1920)</a>
        </p>
      )}
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="py-3">Texte à diffuser et code QR</summary>
        <textarea className="w-full" readOnly rows={6} value={text} aria-label="Texte" />
        <p className="button-row">
          <CopyButton text={text} label="Copier le texte" />
        </p>
        {isOpen && <QrCode address={address} />}
      </details>
    </section>
  )
}

/** Copies a text, and says so. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [state, setState] = useState(label)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('C’est copié')
    } catch {
      // Not allowed, or a page without https.
      setState('À copier à la main')
    }
  }
  return (
    <button type="button" aria-live="polite" onClick={() => void copy()}>
      {state}
    </button>
  )
}
