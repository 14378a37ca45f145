'use client'

import type { MouseEvent } from 'react'
import { goBack } from '@/components/ui/go-back'
import { IntentLink } from '@/components/ui/intent-link'
import { isPreviousEntryOwn } from '@/components/ui/previous-entry'
import { eventBackLinkText } from './copy'

/** «← Retour»: goes back when the previous history entry is on this site, else to the list. */
export function EventBackLink({ href }: { href: string }) {
  const goBackToOwn = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !isPreviousEntryOwn()) return
    event.preventDefault()
    goBack()
  }
  return (
    <IntentLink href={href} onClick={goBackToOwn} className="text-link">
      {eventBackLinkText}
    </IntentLink>
  )
}
