'use client'

import { useRef, useState } from 'react'

/** Copies the text of an element, else selects it for copying by hand; `message` is one of `texts`, for a status. */
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
