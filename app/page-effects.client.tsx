'use client'

import { DataSaver } from '@/components/layout/data-saver.client'
import { PreviousEntryNotes } from '@/components/layout/previous-entry-notes.client'
import { ScrollToTop } from '@/components/layout/scroll-to-top.client'
import { OfflineNotice } from '@/components/offline/offline-notice.client'
import { ServiceWorkerRegistration } from '@/components/offline/service-worker-registration.client'

/** What runs on every page. One component, because React's payload names each of them in every page. */
export function PageEffects() {
  return (
    <>
      <ScrollToTop />
      <PreviousEntryNotes />
      <DataSaver />
      <ServiceWorkerRegistration />
      <OfflineNotice />
    </>
  )
}
