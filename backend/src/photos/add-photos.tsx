'use client'

import { Banner, LeaveWithoutSaving } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { photoActions } from './photo-actions'
import { createBatch, type Row, type Status } from './photo-batch'
import { PhotoRow } from './photo-row'
import { batchSummary } from './photo-texts'
import type { Common } from './photo-title'
import './photos.css'

/** The button of a gallery's list that adds many photos at once, and the photos on their way. */
export function AddPhotos({ collection }: { collection: 'photos' | 'photos-beaute' }) {
  const { rows, offline, batch, decision, isDone, finish } = useBatch(collection)
  const picker = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const { text, part } = batchSummary(rows, offline, decision)

  return (
    <section className="add-photos" aria-label="Ajouter des photos">
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept="image/*"
        aria-label="Photos à ajouter"
        onChange={({ target }) => {
          batch.add([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <button type="button" className="add-photos__pick" onClick={() => picker.current?.click()}>
        Ajouter des photos
      </button>
      {rows.length > 0 && (
        <>
          <div role="status">{offline ? <Banner type="warning">{text}</Banner> : text}</div>
          <progress max={1} value={part} aria-label="Toutes les photos" />
          {/* Outside of a form it asks whenever it is there. */}
          {!isDone && <LeaveWithoutSaving />}
          {!isDone && (
            // Its buttons send nothing: the form is there to ask for missing titles.
            <form ref={form}>
              <CommonFields describe={batch.describe} />
              <ol>
                {rows.map((row, index) => (
                  <PhotoRow
                    key={row.key}
                    row={row}
                    index={index}
                    canChange={decision === undefined}
                    batch={batch}
                  />
                ))}
              </ol>
              {decision === undefined && (
                <p className="add-photos__end">
                  <button
                    type="button"
                    onClick={() => form.current?.reportValidity() && finish('published')}
                  >
                    Tout publier
                  </button>
                  <button type="button" onClick={() => finish('draft')}>
                    Garder en brouillons
                  </button>
                </p>
              )}
            </form>
          )}
        </>
      )}
    </section>
  )
}

const commonFields = [
  { name: 'caption', label: 'Légende commune', maxLength: 90, placeholder: 'Mariage de Fifa' },
  { name: 'place', label: 'Lieu', maxLength: 60, placeholder: 'Ouidah' },
] as const

function CommonFields({ describe }: { describe: (changes: Partial<Common>) => void }) {
  return (
    <p className="add-photos__common">
      {commonFields.map(({ name, label, ...limits }) => (
        <label key={name}>
          {label}
          <input
            type="text"
            {...limits}
            onChange={({ target }) => describe({ [name]: target.value })}
          />
        </label>
      ))}
    </p>
  )
}

function useBatch(collection: 'photos' | 'photos-beaute') {
  const [rows, setRows] = useState<Row[]>([])
  const [offline, setOffline] = useState(false)
  const [batch] = useState(() =>
    createBatch(photoActions(collection), (changed, isOffline) => {
      setRows(changed)
      setOffline(isOffline)
    }),
  )
  const [decision, setDecision] = useState<Status>()
  const router = useRouter()
  const isDone = rows.length > 0 && rows.every(({ state }) => state === 'done')

  // The list below shows them.
  useEffect(() => {
    if (isDone) router.refresh()
  }, [isDone, router])

  const finish = (status: Status) => {
    setDecision(status)
    batch.finish(status)
  }
  return { rows, offline, batch, decision, isDone, finish }
}
