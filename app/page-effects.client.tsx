'use client'

import { useEffect, useLayoutEffect } from 'react'
import { DataSaver } from '@/components/layout/data-saver.client'
import { ScrollToTop } from '@/components/layout/scroll-to-top.client'
import { OfflineNotice } from '@/components/offline/offline-notice.client'
import { ServiceWorkerRegistration } from '@/components/offline/service-worker-registration.client'
import { ErrorBoundary } from '@/components/ui/error-boundary.client'
import { NewTabHint } from '@/components/ui/external-link'
import { notePreviousEntries } from '@/components/ui/previous-entry'
import { restoreRootAttributes } from '@/components/ui/scripting'

/** Independent of each other. */
const effects = [ScrollToTop, DataSaver, ServiceWorkerRegistration, OfflineNotice]

/** What runs on every page. One component, because React's payload names each of them in every page. */
export function PageEffects() {
  useLayoutEffect(restoreRootAttributes, [])
  useEffect(notePreviousEntries, [])
  return (
    <>
      <NewTabHint />
      {effects.map((Effect, index) => (
        <ErrorBoundary key={index}>
          <Effect />
        </ErrorBoundary>
      ))}
    </>
  )
}
