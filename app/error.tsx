'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { ErrorMessage } from '@/components/layout/error-message.client'
import { isOtherPageShown, shownHtml } from '@/components/layout/shown-page'
import { showWithoutScripts, showWithScripts } from '@/components/ui/scripting'
import { errorCopy } from './copy'

/**
 * The error boundary of pages: a page whose scripts throw stays as it is in the document, without its scripts. One
 * that was being opened is loaded from the server.
 */
export default function ErrorPage() {
  const pathname = usePathname()
  // Read while React renders: it replaces the document afterwards.
  const [html] = useState(() => shownHtml(pathname))
  useEffect(() => {
    if (html === undefined && isOtherPageShown(pathname)) location.reload()
    showWithoutScripts()
    return showWithScripts
  }, [html, pathname])
  if (html) return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />
  return (
    <main id="contenu">
      <ErrorMessage {...errorCopy} />
    </main>
  )
}
