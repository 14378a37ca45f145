import { attempt } from '@/platform/attempt.mjs'

const editable = 'input, select, textarea, [contenteditable], dialog'
const storageKey = 'raccourci-recherche'

/** Whether the key is in use; a visitor can turn it off in this browser (WCAG 2.1.4). */
export const isShortcutOn = () => attempt(() => localStorage.getItem(storageKey)) !== 'non'

/** Turns the key off, or on again. */
export const turnShortcut = (isOn: boolean) =>
  localStorage.setItem(storageKey, isOn ? 'oui' : 'non')

/** The key «/» goes to the first field of the search, where there is a keyboard at hand. */
export function focusSearch(event: KeyboardEvent): void {
  const { key, target, ctrlKey, altKey, metaKey } = event
  if (key !== '/' || ctrlKey || altKey || metaKey || !matchMedia('(hover: hover)').matches) return
  if ((target instanceof Element && target.closest(editable)) || !isShortcutOn()) return
  event.preventDefault()
  document.querySelector<HTMLInputElement>('form[role=search] input')?.focus()
}
