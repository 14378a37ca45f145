'use client'

import type { Route } from 'next'
import type { MouseEvent } from 'react'
import { IntentLink } from '@/components/ui/intent-link.client'

/** «← Retour»: back where the visitor comes from on this site, else to the list (R76, A28). */
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
      ← Retour
    </IntentLink>
  )
}

/** Whether the entry before this one in the tab's history is another page of ours. */
function comesFromAnotherPage(): boolean {
  if (!('navigation' in window))
    return document.referrer.startsWith(`${origin}/`) && history.length > 1
  // The browser lists entries of this origin only.
  const { currentEntry } = window.navigation
  const before = window.navigation.entries()[(currentEntry?.index ?? 0) - 1]
  return Boolean(before?.url) && new URL(before?.url ?? origin).pathname !== location.pathname
}
