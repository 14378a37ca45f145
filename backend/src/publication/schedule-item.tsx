'use client'

import {
  Button,
  Drawer,
  PopupList,
  toast,
  useDocumentInfo,
  useFormModified,
  useModal,
  useServerFunctions,
} from '@payloadcms/ui'
import { useState, useTransition } from 'react'
import { DateControl } from '../admin/date-control'
import { dateKinds } from '../fields/dates/date-kinds'
import { spokenMoment } from './cotonou-time'
import { scheduleRefusal } from './schedule-refusal'

/** «Programmer…» in the menu ⋮ of a content, in place of the arrow beside Payload's «Publier». */
export function ScheduleItem() {
  const { id, isTrashed } = useDocumentInfo()
  const { isModalOpen, openModal } = useModal()
  if (!id || isTrashed) return null
  const slug = `schedule-${id}`
  return (
    <>
      <PopupList.Button id="action-schedule" onClick={() => openModal(slug)}>
        Programmer…
      </PopupList.Button>
      {isModalOpen(slug) && (
        <Drawer slug={slug} title="Programmer">
          <ScheduleForm id={id} slug={slug} />
        </Drawer>
      )}
    </>
  )
}

/** When the saved version of a content comes onto the site; of one that is online, or leaves it. */
function ScheduleForm({ id, slug }: { id: number | string; slug: string }) {
  const { collectionSlug, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  const { schedulePublish } = useServerFunctions()
  const { closeModal } = useModal()
  const isModified = useFormModified()
  const [isWithdrawal, setWithdrawal] = useState(hasPublishedDoc && unpublishedVersionCount === 0)
  const [date, setDate] = useState('')
  const [typing, setTyping] = useState<string>()
  const [isSending, startSending] = useTransition()

  const schedule = async () => {
    const refusal = scheduleRefusal(date, new Date(), isModified)
    if (refusal || !collectionSlug) return void toast.error(refusal)
    const said = (await schedulePublish({
      type: isWithdrawal ? 'unpublish' : 'publish',
      date: new Date(date),
      doc: { relationTo: collectionSlug, value: String(id) },
    })) as { error?: string; refused?: string[] } | undefined
    if (!said || (said.error && !said.refused))
      return void toast.error('Ce n’a pas pu être programmé. Vérifiez le réseau, puis réessayez.')
    closeModal(slug)
    if (!said.refused) return void toast.success(`C’est programmé pour le ${spokenMoment(date)}.`)
    const fields = said.refused.join(', ')
    const sentence = `Ce brouillon ne peut pas encore être publié. Complétez d’abord\u00a0: ${fields}.`
    // Until it is closed: nothing else names the fields.
    toast.error(sentence, { duration: Infinity })
  }

  return (
    <div className="schedule">
      {hasPublishedDoc &&
        [false, true].map((value) => (
          <label key={String(value)}>
            <input
              checked={isWithdrawal === value}
              onChange={() => setWithdrawal(value)}
              type="radio"
            />
            {value ? 'Retirer du site' : 'Publier'}
          </label>
        ))}
      <div className="field-type text">
        <label htmlFor="schedule-date">{isWithdrawal ? 'Retirer du site le' : 'Publier le'}</label>
        <DateControl
          inputId="schedule-date"
          kind="moment"
          name="schedule"
          onChange={(value) => setDate(value ?? '')}
          onTyping={setTyping}
          typing={typing}
          value={date}
        />
        <p className="field-description">{dateKinds.moment.help}</p>
      </div>
      <Button disabled={isSending} onClick={() => startSending(schedule)}>
        Programmer
      </Button>
    </div>
  )
}
