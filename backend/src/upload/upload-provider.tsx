'use client'

import { Button, toast } from '@payloadcms/ui'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { SignInDialog } from '../saving/sign-in-dialog'
import { fetchWithProgress } from './fetch-with-progress'
import { messages, progressText } from './messages'
import { uploadProgress } from './upload-progress'
import './upload.css'

const nothing = () => null

/** Shows how much of a file has left, wherever a form sends one, and asks for a session that has ended. */
export function UploadProvider({ children }: { children: ReactNode }) {
  useEffect(() => {
    const original = window.fetch
    window.fetch = fetchWithProgress(original.bind(window), (message, isStored) =>
      (isStored ? toast.success : toast.warning)(message, { duration: Infinity }),
    )
    return () => {
      window.fetch = original
    }
  }, [])
  return (
    <>
      {children}
      <UploadStatus />
      <SignInDialog />
    </>
  )
}

function UploadStatus() {
  const progress = useSyncExternalStore(uploadProgress.subscribe, uploadProgress.get, nothing)
  if (!progress) return null
  const { sent, total, stop } = progress
  if (stop) {
    return (
      <div className="upload-status" role="alert">
        <p>{messages.waiting}</p>
        <Button onClick={stop}>Arrêter l’envoi</Button>
      </div>
    )
  }
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
