'use client'

import { Banner, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { send } from '../admin/request'
import { CancelScheduled } from '../dashboard/cancel-scheduled-button'
import { spokenMoment } from './cotonou-time'
import type { Scheduled } from './scheduled'

const words = { publish: 'Sera publié', unpublish: 'Sera retiré du site' }

/** What is scheduled of the document of a form, the next first; read anew once a drawer has opened or closed. */
export function useScheduled(): Scheduled[] {
  const { collectionSlug, id } = useDocumentInfo()
  const { modalState } = useModal()
  const opened = Object.values(modalState).filter((it) => it.isOpen).length
  const [scheduled, setScheduled] = useState<Scheduled[]>([])
  useEffect(() => {
    if (!id) return
    void send<Scheduled[]>(`programmations/${collectionSlug}/${id}`, {}).then(({ data }) =>
      setScheduled((data ?? []).filter((it) => !it.hasFailed)),
    )
  }, [collectionSlug, id, opened])
  return scheduled
}

/** «Sera publié le samedi 28 novembre à 18 h», above a form. */
export function Planned() {
  const scheduled = useScheduled()
  if (scheduled.length === 0) return null
  return (
    <Banner type="info">
      {scheduled.map(({ job, type, at }) => {
        const text = `${words[type]} le ${spokenMoment(at)}`
        return (
          <div key={job}>
            <p>{text}.</p>
            <CancelScheduled job={job} name={text} />
          </div>
        )
      })}
    </Banner>
  )
}
