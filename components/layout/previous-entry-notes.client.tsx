'use client'

import { useEffect } from 'react'
import { notePreviousEntries } from '@/components/ui/previous-entry'

/** Notes in the browser's history which entries follow a page of this site. */
export function PreviousEntryNotes() {
  useEffect(notePreviousEntries, [])
  return null
}
