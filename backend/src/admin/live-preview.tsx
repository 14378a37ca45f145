'use client'

import {
  useDocumentEvents,
  useDocumentInfo,
  useFormModified,
  useLivePreviewContext,
  useResize,
} from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { openPreviewPath } from '../preview/paths'

const screens = [
  { name: 'Téléphone', width: 390 },
  { name: 'Tablette', width: 768 },
  { name: 'Ordinateur', width: 1440 },
] as const

/** Milliseconds after which the address in the frame is renewed: before it expires. */
const renewAfterMs = 10 * 60 * 1000

/** The site's page with the latest saved version, in place of Payload's window, which keeps an address that expires. */
export function LivePreview() {
  const { isLivePreviewing, url } = useLivePreviewContext()
  const { id, collectionSlug } = useDocumentInfo()
  const [screen, setScreen] = useState<(typeof screens)[number]>(screens[0])
  const isModified = useFormModified()
  const src = collectionSlug && id ? `/cms${openPreviewPath(collectionSlug, id)}` : ''
  const { frame, onLoad } = useFrameAfterSaves(url ?? '', src)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  // It takes what is not there yet, though its type does not say so.
  const width = useResize(place as HTMLElement).size?.width ?? 0
  const scale = Math.min(1, width / screen.width)
  if (!isLivePreviewing || !url || !src) return null
  return (
    <section
      className="preview-panel bg-panel max-desk:hidden sticky top-(--doc-controls-height) flex h-[calc(100vh-var(--doc-controls-height))] w-3/5 flex-none flex-col border-s border-(--theme-elevation-100)"
      aria-label="Aperçu"
    >
      <div className="bg-ground flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-(--theme-elevation-100) px-4 py-2">
        <div role="group" aria-label="Écran">
          {screens.map((it) => (
            <button
              key={it.name}
              type="button"
              aria-pressed={it === screen}
              className={it === screen ? 'button--primary' : undefined}
              onClick={() => setScreen(it)}
            >
              {it.name}
            </button>
          ))}
        </div>
        <p role="status" className="m-0">
          {isModified ? 'Enregistrez le brouillon pour voir vos changements.' : ''}
        </p>
      </div>
      <div ref={setPlace} className="min-h-0 flex-1 overflow-hidden">
        <iframe
          ref={frame}
          onLoad={onLoad}
          src={src}
          className="block origin-top-left border-0 bg-[white]"
          title={`Aperçu sur le site (${screen.name.toLowerCase()})`}
          style={{
            width: screen.width,
            height: `${100 / scale}%`,
            transform: `scale(${scale})`,
            marginInline: Math.max(0, (width - screen.width) / 2),
          }}
        />
      </div>
    </section>
  )
}

/** Tells the page in the frame of each save; an address about to expire is opened anew. @param siteUrl gets the message */
function useFrameAfterSaves(siteUrl: string, src: string) {
  const frame = useRef<HTMLIFrameElement>(null)
  const loadedAt = useRef(0)
  const { mostRecentUpdate } = useDocumentEvents()
  useEffect(() => {
    if (!mostRecentUpdate || !frame.current) return
    if (Date.now() - loadedAt.current > renewAfterMs) frame.current.src = src
    else {
      const message = { type: 'payload-document-event' }
      frame.current.contentWindow?.postMessage(message, new URL(siteUrl).origin)
    }
  }, [mostRecentUpdate, siteUrl, src])
  const onLoad = () => {
    loadedAt.current = Date.now()
  }
  return { frame, onLoad }
}
