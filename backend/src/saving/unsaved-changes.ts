import type { FormState } from 'payload'

/** What was typed into a form and not saved, of one account on this device. */
export type UnsavedChanges = {
  user: number | string
  /** ISO 8601. */
  at: string
  /** When the content had been saved that was changed. */
  savedAt: string
  /** The changed fields by their path. */
  fields: Record<string, unknown>
}

const prefix = 'unsaved:'

/** Never kept: passwords, and files, which no text can hold. */
const unkept = /password|^file$/i

/** The fields that differ from what is stored, without passwords, files and the counts of rows. */
export function changedFields(fields: FormState): UnsavedChanges['fields'] {
  const changed = Object.entries(fields).filter(
    ([path, { initialValue, rows, value }]) =>
      !rows && !unkept.test(path) && !isSame(value, initialValue),
  )
  return Object.fromEntries(changed.map(([path, { value }]) => [path, value ?? null]))
}

/** Whether a form shows all that was kept of it. */
export function showsAll(fields: FormState, kept: UnsavedChanges['fields']): boolean {
  return Object.entries(kept).every(([path, value]) => isSame(fields[path]?.value, value))
}

/** Whether two values of a field look the same in a form. */
export const isSame = (one: unknown, other: unknown) => textOf(one) === textOf(other)
const textOf = (value: unknown) => JSON.stringify(value === '' ? null : (value ?? null))

/** @param path where the form is saved to, without its query */
export function storeUnsavedChanges(path: string, kept: UnsavedChanges): void {
  try {
    localStorage.setItem(prefix + path, JSON.stringify(kept))
  } catch {
    // The device is full or keeps nothing: the form itself still holds the text.
  }
}

export function readUnsavedChanges(path: string, user: UnsavedChanges['user']) {
  const kept = JSON.parse(localStorage.getItem(prefix + path) ?? 'null') as UnsavedChanges | null
  return kept?.user === user ? kept : null
}

export const removeUnsavedChanges = (path: string): void => localStorage.removeItem(prefix + path)

/** To be called at a sign-out: the next one who takes the device reads nothing. */
export function removeAllUnsavedChanges(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(prefix)) localStorage.removeItem(key)
  }
}
