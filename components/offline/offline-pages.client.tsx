'use client'

import { useEffect, useState } from 'react'
import { IntentLink } from '@/components/ui/intent-link'
import {
  deleteOfflinePages,
  listOfflinePages,
  type OfflinePage,
  requestedPage,
} from '@/lib/offline/offline-pages'
import { offlineCopy } from './copy'

/** The pages saved in this browser, last seen first, and a button that deletes them. */
export function OfflinePages() {
  const [pages, setPages] = useState<OfflinePage[]>()
  const [requested, setRequested] = useState<string>()
  useEffect(() => {
    void listOfflinePages().then((found) => {
      setRequested(requestedPage(location.search))
      setPages(found)
    })
  }, [])
  if (!pages) return null
  const deletePages = () => void deleteOfflinePages().then(() => setPages([]))
  return (
    <>
      {requested && (
        <a href={requested} className="button button-brand mb-12">
          {offlineCopy.retry}
        </a>
      )}
      {pages.length === 0 ? (
        <>
          <p className="mb-8">{offlineCopy.noSavedPages}</p>
          <IntentLink href="/" className="button button-outline">
            {offlineCopy.home}
          </IntentLink>
        </>
      ) : (
        <>
          <h2 className="mb-5 text-2xl md:text-3xl">{offlineCopy.savedPages}</h2>
          <ul>
            {pages.map((page) => (
              <OfflinePageLink key={page.address} page={page} />
            ))}
          </ul>
          <button type="button" onClick={deletePages} className="button button-outline mt-8">
            {offlineCopy.deleteSavedPages}
          </button>
        </>
      )}
    </>
  )
}

function OfflinePageLink({ page: { address, title, kept: savedAt } }: { page: OfflinePage }) {
  return (
    <li className="border-t border-current/20">
      <a href={address} className="group block py-4">
        <span
          className="font-display block font-semibold underline-offset-4 group-hover:underline"
          dir="auto"
        >
          {title}
        </span>
        <time dateTime={savedAt} className="text-muted">
          {new Date(savedAt).toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'short' })}
        </time>
      </a>
    </li>
  )
}
