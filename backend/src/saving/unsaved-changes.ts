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

/** A place for what is typed into one form. @param path where it is saved to, without its query */
export const keyOfForm = (path: string) => `${prefix}${path} ${Date.now()}`
const pathIn = (key: string) => key.slice(prefix.length).replace(/ .*/, '')

/** The form that stored last, of those that are saved to a path. */
const latest = new Map<string, string>()

export function storeUnsavedChanges(key: string, changes: UnsavedChanges): void {
  latest.set(pathIn(key), key)
  try {
    localStorage.setItem(key, JSON.stringify(changes))
  } catch {
    // The device is full or keeps nothing: the form itself still holds the text.
  }
}

/** The last that an account has typed into a form of this path, with its key. */
export function readUnsavedChanges(path: string, user: UnsavedChanges['user']) {
  const found = storedKeys()
    .filter((key) => pathIn(key) === path)
    .map((key) => ({ key, ...(JSON.parse(localStorage.getItem(key) ?? '') as UnsavedChanges) }))
  return found
    .filter((it) => it.user === user)
    .sort((one, other) => one.at.localeCompare(other.at))
    .at(-1)
}

/** To be called once a form is saved; what was typed into another new one is another content. */
export function removeUnsavedChanges(path: string): void {
  const isCreation = /^\/cms\/[^/]+$/.test(path)
  for (const key of storedKeys()) {
    if (isCreation ? key === latest.get(path) : pathIn(key) === path) localStorage.removeItem(key)
  }
}

/** To be called at a sign-out: the next one who takes the device reads nothing. */
export const removeAllUnsavedChanges = () =>
  storedKeys().forEach((key) => localStorage.removeItem(key))

const storedKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(prefix))
