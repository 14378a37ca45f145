'use client'

import { useEffect, useState } from 'react'
import { buttonStyles } from '@/components/ui/button-styles'
import {
  deleteOfflinePages,
  listOfflinePages,
  type OfflinePage,
  requestedPage,
} from '@/lib/offline/offline-pages'

/** The pages that this browser has kept, last seen first, and the way to have none. */
export function OfflinePages() {
  const [copies, setCopies] = useState<OfflinePage[]>()
  const [asked, setAsked] = useState<string>()
  useEffect(() => {
    void listOfflinePages().then((found) => {
      setAsked(requestedPage(location.search))
      setCopies(found)
    })
  }, [])
  if (!copies) return null
  const forget = () => void deleteOfflinePages().then(() => setCopies([]))
  return (
    <>
      {asked && (
        <a href={asked} className={`${buttonStyles.brand} mb-12`}>
          Réessayer
        </a>
      )}
      <h2 className="mb-5 text-2xl md:text-3xl">Les pages gardées</h2>
      {copies.length === 0 && <p>Aucune page n’est gardée sur cet appareil.</p>}
      <ul>
        {copies.map((copy) => (
          <CopyLink key={copy.address} copy={copy} />
        ))}
      </ul>
      {copies.length > 0 && (
        <button type="button" onClick={forget} className={`${buttonStyles.outline} mt-8`}>
          Effacer ces copies
        </button>
      )}
    </>
  )
}

function CopyLink({ copy: { address, title, kept } }: { copy: OfflinePage }) {
  return (
    <li className="border-t border-current/20">
      <a href={address} className="group block py-4">
        <span className="block font-semibold underline-offset-4 group-hover:underline" dir="auto">
          {title}
        </span>
        <time dateTime={kept} className="text-muted">
          {new Date(kept).toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'short' })}
        </time>
      </a>
    </li>
  )
}
