'use client'

import {
  Banner,
  Button,
  Drawer,
  PopupList,
  toast,
  useDocumentInfo,
  useFormModified,
  useModal,
  useServerFunctions,
} from '@payloadcms/ui'
import { useEffect, useState, useTransition } from 'react'
import { DateControl } from '../admin/date-control'
import { send } from '../admin/request'
import { dateKinds } from '../fields/dates/date-kinds'
import { spokenMoment } from './cotonou-time'
import { Planned, useScheduled } from './planned'
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
  const [refusal, setRefusal] = useState<string>()
  const [isSending, startSending] = useTransition()

  useEffect(() => document.querySelector<HTMLInputElement>('#schedule-date')?.focus(), [])

  const type = isWithdrawal ? 'unpublish' : 'publish'
  const before = useScheduled().filter((it) => it.type === type)

  const schedule = async () => {
    const refused = scheduleRefusal(date, new Date(), isModified)
    setRefusal(refused)
    if (refused || !collectionSlug) return
    const [planned] = before
    const question =
      planned && `C’est déjà programmé pour le ${spokenMoment(planned.at)}. Remplacer\u202f?`
    if (question && !window.confirm(question)) return
    const said = (await schedulePublish({
      type,
      date: new Date(date),
      doc: { relationTo: collectionSlug, value: String(id) },
    })) as { error?: string; refused?: string[] } | undefined
    if (!said || (said.error && !said.refused))
      return setRefusal('Ce n’a pas pu être programmé. Vérifiez le réseau, puis réessayez.')
    if (!said.refused)
      for (const { job } of before) await send(`programmations/${job}`, { method: 'DELETE' })
    closeModal(slug)
    if (!said.refused) return void toast.success(`C’est programmé pour le ${spokenMoment(date)}.`)
    const fields = said.refused.join(', ')
    const sentence = `Ce brouillon ne peut pas encore être publié. Complétez d’abord\u00a0: ${fields}.`
    // Until it is closed: nothing else names the fields.
    toast.error(sentence, { duration: Infinity })
  }

  return (
    <div className="schedule">
      <Planned />
      {hasPublishedDoc &&
        [false, true].map((value) => (
          <label key={String(value)} className="flex min-h-11 items-center gap-2">
            <input
              checked={isWithdrawal === value}
              onChange={() => setWithdrawal(value)}
              type="radio"
            />
            {value ? 'Retirer du site' : 'Publier'}
          </label>
        ))}
      <div className="field-type text max-w-[30rem]">
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
        <div role="alert">{refusal && <Banner type="error">{refusal}</Banner>}</div>
      </div>
      <Button disabled={isSending} onClick={() => startSending(schedule)}>
        Programmer
      </Button>
    </div>
  )
}
