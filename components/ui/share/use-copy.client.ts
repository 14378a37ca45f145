'use client'

import { useRef, useState } from 'react'

/**
 * Copies the text of an element with the Clipboard API, else selects and copies it; the selection stays
 * for copying by hand.
 * @param texts which of them `message` is, for a `role="status"`
 */
export function useCopy<E extends Element>(texts: { copied: string; notCopied: string }) {
  const element = useRef<E>(null)
  const [message, setMessage] = useState('')
  const copy = async () => {
    setMessage('')
    const copied = element.current && (await copyText(element.current))
    setMessage(copied ? texts.copied : texts.notCopied)
  }
  return { element, message, copy }
}

async function copyText(element: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent)
    return true
  } catch {
    // Denied, or absent: the API requires a secure context.
    getSelection()?.selectAllChildren(element)
    return document.execCommand('copy')
  }
}
