'use client'

import {
  Banner,
  Button,
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormModified,
} from '@payloadcms/ui'
import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useRef, useState } from 'react'
import { inCotonou } from '../publication/cotonou-time'
import { forgetForm, pathOf } from './save'
import * as unsaved from './unsaved-changes'
import { valuesWith, WhatWouldChange } from './what-would-change'

const pauseMs = 300

type Kept = unsaved.UnsavedChanges & { key: string }

/** What was kept, what became of it, and what the form showed before. */
type Notice = { kept: Kept; state: 'offered' | 'erased' | 'resumed'; before: FormState }

/** Keeps what is typed on the device until it is saved, and offers it after a reload, a crash or an ended session. */
export function UnsavedChangesNotice() {
  const { action, data, isTrashed } = useDocumentInfo()
  const path = pathOf(action ?? '')
  const savedAt = String(data?.updatedAt)
  const id = useAuth().user?.id
  const [fields] = useAllFormFields()
  const { getFields, reset, setModified } = useForm()
  const isModified = useFormModified()
  const resume = useResume()
  const [notice, setNotice] = useState<Notice | null>(null)
  const key = useRef('')
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => () => forgetForm(path), [path])

  // After the hydration: the server knows nothing of the device.
  useEffect(() => {
    key.current = unsaved.keyOfForm(path)
    const timer = setTimeout(() => {
      const kept = id ? unsaved.readUnsavedChanges(path, id) : undefined
      if (!kept || unsaved.showsAll(getFields(), kept.fields)) return setNotice(null)
      setNotice({ kept, state: 'offered', before: getFields() })
    })
    return () => clearTimeout(timer)
  }, [getFields, id, path])

  useEffect(() => {
    if (!isModified || !id) return
    const timer = setTimeout(() => {
      const changed = unsaved.changedFields(fields)
      if (Object.keys(changed).length > 0) {
        const at = new Date().toISOString()
        unsaved.storeUnsavedChanges(key.current, { user: id, at, savedAt, fields: changed })
        // Whoever types on has chosen; what was offered stays kept.
        return setNotice((it) => (it?.state === 'resumed' && holds(it, changed) ? it : null))
      }
      const kept = unsaved.readUnsavedChanges(path, id)
      if (kept?.key !== key.current) return
      if (kept.savedAt === savedAt) return localStorage.removeItem(kept.key)
      // Not taken back by the owner: the content was read again, as it was saved elsewhere.
      setModified(false)
      key.current = unsaved.keyOfForm(path)
      setNotice({ kept, state: 'offered', before: fields })
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [fields, id, isModified, path, savedAt, setModified])

  useEffect(() => {
    if (notice?.state === 'offered') place.current?.scrollIntoView({ block: 'center' })
  }, [notice?.state])

  if (!notice || isTrashed) return null
  const { kept, state, before } = notice
  const becomes = (next: Notice['state']) => setNotice({ ...notice, state: next })

  async function answer(next: Notice['state']) {
    if (next === 'resumed') {
      key.current = kept.key
      becomes(next)
      return resume(kept.fields)
    }
    if (next === 'erased') localStorage.removeItem(kept.key)
    else {
      if (state === 'resumed') await reset(reduceFieldsToValues(before, true))
      key.current = unsaved.keyOfForm(path)
      unsaved.storeUnsavedChanges(kept.key, kept)
    }
    becomes(next)
  }
  const button = (label: string, next: Notice['state'], buttonStyle?: 'secondary') => (
    <Button buttonStyle={buttonStyle} margin={false} onClick={() => void answer(next)}>
      {label}
    </Button>
  )
  return (
    <div ref={place} className="[&_p]:mt-0 [&_p]:mb-2" role="status">
      <Banner type="info">
        {state === 'offered' && (
          <>
            <p>Écrit ici le {inCotonou(kept.at)}, et pas enregistré&#8239;:</p>
            <WhatWouldChange before={before} kept={kept.fields} />
            <div className="flex flex-wrap gap-2">
              {button('Reprendre ce que vous aviez écrit', 'resumed')}
              {button('L’effacer', 'erased', 'secondary')}
            </div>
          </>
        )}
        {state !== 'offered' && (
          <>
            <p>{state === 'resumed' ? 'Repris, et pas encore enregistré.' : 'Effacé.'}</p>
            {button('Annuler', 'offered', 'secondary')}
          </>
        )}
      </Banner>
    </div>
  )
}

/** Whether a form has changed in what was kept of it alone. */
const holds = ({ kept }: Notice, changed: unsaved.UnsavedChanges['fields']) =>
  JSON.stringify(changed) === JSON.stringify(kept.fields)

/** Puts kept fields back into the form; those of rows that it has not, by way of the server. */
function useResume() {
  const { dispatchFields, getFields, reset, setModified } = useForm()
  return async (kept: unsaved.UnsavedChanges['fields']) => {
    const present = getFields()
    const entries = Object.entries(kept)
    if (entries.some(([path]) => !present[path])) await reset(valuesWith(present, kept))
    for (const [path, value] of entries) {
      const initialValue = present[path]?.initialValue
      dispatchFields({ type: 'UPDATE', path, value, initialValue })
    }
    setModified(true)
  }
}
