'use client'

import type { Route } from 'next'
import type { MouseEvent } from 'react'
import { IntentLink } from '@/components/ui/intent-link.client'
import { eventBackLinkText } from './copy'

/** «← Retour»: goes back when the previous history entry is on this site, else to the list. */
export function EventBackLink({ href }: { href: Route }) {
  const goBack = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !comesFromAnotherPage()) return
    event.preventDefault()
    window.history.back()
  }
  return (
    <IntentLink
      href={href}
      onClick={goBack}
      className="inline-block py-2 underline-offset-4 hover:underline"
    >
      {eventBackLinkText}
    </IntentLink>
  )
}

/** Whether the previous history entry of this tab is another page of this site. */
function comesFromAnotherPage(): boolean {
  if (!('navigation' in window))
    return document.referrer.startsWith(`${origin}/`) && history.length > 1
  // The Navigation API lists entries of this origin only.
  const { currentEntry } = window.navigation
  const previous = window.navigation.entries()[(currentEntry?.index ?? 0) - 1]
  return Boolean(previous?.url) && new URL(previous?.url ?? origin).pathname !== location.pathname
}
