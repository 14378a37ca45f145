'use client'

import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { fetchWithProgress } from './fetch-with-progress'
import { messages, progressText } from './messages'
import { uploadProgress } from './upload-progress'
import './upload.css'

const nothing = () => null

/** Shows how much of a file has left, wherever in the back-office a form sends one. */
export function UploadProvider({ children }: { children: ReactNode }) {
  useEffect(() => {
    const original = window.fetch
    window.fetch = fetchWithProgress(original.bind(window))
    return () => {
      window.fetch = original
    }
  }, [])
  return (
    <>
      {children}
      <UploadStatus />
    </>
  )
}

function UploadStatus() {
  const progress = useSyncExternalStore(uploadProgress.subscribe, uploadProgress.get, nothing)
  if (!progress) return null
  const { sent, total } = progress
  const text = sent < total ? progressText(sent, total) : messages.preparing
  return (
    <div className="upload-status">
      <p id="upload-status-text">{text}</p>
      <progress
        aria-labelledby="upload-status-text"
        max={total}
        value={sent < total ? sent : undefined}
      />
    </div>
  )
}
