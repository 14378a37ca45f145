'use client'

import { useSearchParams } from 'next/navigation'
import { Suspense } from 'react'

/** The title that an unknown video's link carries; «Vidéo» without one (R85, A4). */
export function QueryTitle() {
  return (
    <Suspense fallback="Vidéo">
      <TitleOfQuery />
    </Suspense>
  )
}

function TitleOfQuery() {
  return useSearchParams().get('title')?.trim() || 'Vidéo'
}
