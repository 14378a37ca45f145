'use client'

import {
  Button,
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormModified,
} from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useState } from 'react'
import { inCotonou } from '../publication/cotonou-time'
import { forgetForm, pathOf } from './save'
import {
  changedFields,
  removeUnsavedChanges,
  type UnsavedChanges,
  storeUnsavedChanges,
  readUnsavedChanges,
  showsAll,
} from './unsaved-changes'

/** A pause in typing after which the text is kept, in milliseconds. */
const pauseMs = 300

/** Keeps what is typed on the device until it is saved, and offers it after a reload, a crash or an ended session. */
export function UnsavedChangesNotice() {
  const { action, data, isTrashed } = useDocumentInfo()
  const path = pathOf(action ?? '')
  const savedAt = String(data?.updatedAt)
  const id = useAuth().user?.id
  const [fields] = useAllFormFields()
  const { getFields, setModified } = useForm()
  const isModified = useFormModified()
  const restore = useRestore()
  const [offer, setOffer] = useState<UnsavedChanges | null>(null)

  useEffect(() => () => forgetForm(path), [path])

  // After the hydration: the server knows nothing of the device.
  useEffect(() => {
    const timer = setTimeout(() => {
      const kept = id ? readUnsavedChanges(path, id) : null
      setOffer(kept && !showsAll(getFields(), kept.fields) ? kept : null)
    })
    return () => clearTimeout(timer)
  }, [getFields, id, path])

  useEffect(() => {
    if (!isModified || !id) return
    const timer = setTimeout(() => {
      const changed = changedFields(fields)
      if (Object.keys(changed).length > 0) {
        const at = new Date().toISOString()
        return storeUnsavedChanges(path, { user: id, at, savedAt, fields: changed })
      }
      const kept = readUnsavedChanges(path, id)
      if (!kept || kept.savedAt === savedAt) return removeUnsavedChanges(path)
      // Not taken back by the owner: the content was read again, as it was saved elsewhere.
      setModified(false)
      setOffer(kept)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [fields, id, isModified, path, savedAt, setModified])

  if (!offer || isTrashed) return null
  const answer = (use: () => void) => () => {
    setOffer(null)
    use()
  }
  return (
    <div className="upload-status" role="status">
      <p>Écrit ici le {inCotonou(offer.at)}, et pas enregistré.</p>
      <Button onClick={answer(() => void restore(offer.fields))}>
        Reprendre ce que vous aviez écrit
      </Button>{' '}
      <Button buttonStyle="secondary" onClick={answer(() => removeUnsavedChanges(path))}>
        L’effacer
      </Button>
    </div>
  )
}

/** Puts kept fields back into the form; those of rows that it has not, by way of the server. */
function useRestore() {
  const { dispatchFields, getFields, reset, setModified } = useForm()
  return async (kept: UnsavedChanges['fields']) => {
    const present = getFields()
    const entries = Object.entries(kept)
    if (entries.some(([path]) => !present[path])) {
      const all = Object.fromEntries(entries.map(([it, value]) => [it, { value }]))
      await reset(reduceFieldsToValues({ ...present, ...all }, true))
    }
    for (const [path, value] of entries) {
      const initialValue = present[path]?.initialValue
      dispatchFields({ type: 'UPDATE', path, value, initialValue })
    }
    setModified(true)
  }
}
