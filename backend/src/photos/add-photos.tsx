'use client'

import { Banner, LeaveWithoutSaving } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { photoActions } from './photo-actions'
import { createBatch, type Row, type Status } from './photo-batch'
import { PhotoRow } from './photo-row'
import { batchSummary, sentPart } from './photo-texts'
import type { Common } from './photo-title'

/** The button of a gallery's list that adds many photos at once, and the photos on their way. */
export function AddPhotos({ collection }: { collection: 'photos' | 'photos-beaute' }) {
  const { rows, offline, batch, decision, isDone, isPending, finish } = useBatch(collection)
  const picker = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const text = batchSummary(rows, offline, decision)

  return (
    <section className="add-photos mb-6" aria-label="Ajouter des photos">
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
      <button type="button" className="button--primary" onClick={() => picker.current?.click()}>
        Ajouter des photos
      </button>
      {rows.length > 0 && (
        <>
          <div role="status" className="mt-4 mb-2 tabular-nums">
            {offline ? <Banner type="warning">{text}</Banner> : text}
          </div>
          <progress max={1} value={sentPart(rows)} aria-label="Toutes les photos" />
          {/* Outside of a form it asks whenever it is there. */}
          {isPending && <LeaveWithoutSaving />}
          {!isDone && (
            // Its buttons send nothing: the form is there to ask for missing titles.
            <form ref={form}>
              <CommonFields describe={batch.describe} />
              <ol className="my-4 list-none p-0">
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
                <p className="bg-ground sticky bottom-[var(--bottom-bar,0px)] z-5 m-0 flex gap-3 py-2 *:flex-1 *:px-2">
                  <button
                    type="button"
                    className="button--primary"
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
    <p className="mt-4 mb-0 grid grid-cols-[repeat(auto-fit,minmax(240px,1fr))] gap-3">
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
  const isPending = rows.some(({ state, isRefused }) => state !== 'done' && !isRefused)

  const isSettled = rows.length > 0 && !isPending

  // The list below shows them.
  useEffect(() => {
    if (isSettled) router.refresh()
  }, [isSettled, router])

  const finish = (status: Status) => {
    setDecision(status)
    batch.finish(status)
  }
  return { rows, offline, batch, decision, isDone, isPending, finish }
}
