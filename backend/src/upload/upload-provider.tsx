'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { SignInDialog } from '../saving/sign-in-dialog'
import { fetchWithProgress, type Progress } from './fetch-with-progress'
import { messages, progressText } from './messages'
import './upload.css'

/** Shows how much of a file has left, wherever a form sends one, and asks for a session that has ended. */
export function UploadProvider({ children }: { children: ReactNode }) {
  const [progress, setProgress] = useState<Progress | null>(null)
  const { refresh } = useRouter()
  useEffect(() => {
    const original = window.fetch
    const tell = (message: string, isStored: boolean) =>
      (isStored ? toast.success : toast.warning)(message, { duration: Infinity })
    window.fetch = fetchWithProgress(original.bind(window), tell, setProgress, refresh)
    return () => {
      window.fetch = original
    }
  }, [refresh])
  return (
    <>
      {children}
      {progress && <UploadStatus {...progress} />}
      <SignInDialog />
    </>
  )
}

function UploadStatus({ sent = 0, total = 0, stop, text }: Progress) {
  if (stop) {
    return (
      <div className="upload-status" role="alert">
        <p>{messages.waiting}</p>
        <Button onClick={stop}>Arrêter l’envoi</Button>
      </div>
    )
  }
  const ofFile = sent < total ? progressText(sent, total) : messages.preparing
  return (
    <div className="upload-status">
      <p id="upload-status-text">{text ?? ofFile}</p>
      <progress
        aria-labelledby="upload-status-text"
        max={total}
        value={sent < total ? sent : undefined}
      />
    </div>
  )
}
