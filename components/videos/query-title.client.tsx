'use client'

import { useSearchParams } from 'next/navigation'
import { Suspense } from 'react'
import { untitledVideo } from './copy'

/** The title of an unknown video, from the query string; «Vidéo» without one. */
export function QueryTitle() {
  return (
    <Suspense fallback={untitledVideo}>
      <TitleOfQuery />
    </Suspense>
  )
}

function TitleOfQuery() {
  return useSearchParams().get('title')?.trim() || untitledVideo
}
