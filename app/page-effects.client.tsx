'use client'

import { useEffect } from 'react'
import { DataSaver } from '@/components/layout/data-saver.client'
import { ScrollToTop } from '@/components/layout/scroll-to-top.client'
import { OfflineNotice } from '@/components/offline/offline-notice.client'
import { ServiceWorkerRegistration } from '@/components/offline/service-worker-registration.client'
import { notePreviousEntries } from '@/components/ui/previous-entry'

/** What runs on every page. One component, because React's payload names each of them in every page. */
export function PageEffects() {
  useEffect(notePreviousEntries, [])
  return (
    <>
      <ScrollToTop />
      <DataSaver />
      <ServiceWorkerRegistration />
      <OfflineNotice />
    </>
  )
}
