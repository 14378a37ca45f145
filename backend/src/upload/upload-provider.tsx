'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { SignInDialog } from '../saving/sign-in-dialog'
import { fetchWithProgress, type Progress } from './fetch-with-progress'
import { messages, progressText } from './messages'
import { OpenBulkFileChooser } from './open-file-chooser'

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
      <OfflineStatus />
      <OpenBulkFileChooser />
      {children}
      {progress && <UploadStatus {...progress} />}
      <SignInDialog />
    </>
  )
}

const onConnectionChange = (change: () => void) => {
  const isHeard = new AbortController()
  for (const name of ['online', 'offline'])
    window.addEventListener(name, change, { signal: isHeard.signal })
  return () => isHeard.abort()
}

/** Stays as long as there is no connection, where a notice would leave by itself. */
function OfflineStatus() {
  const isOnline = useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div
      role="status"
      className="bg-strong fixed inset-x-0 top-0 z-100 text-[13px]/[18px] text-(--theme-elevation-0) not-empty:px-4 not-empty:py-2"
    >
      {!isOnline && messages.noConnection}
    </div>
  )
}

function UploadStatus({ sent = 0, total = 0, stop, text }: Progress) {
  const ofFile = sent < total ? progressText(sent, total) : messages.preparing
  return (
    <div
      className="upload-status border-line text-ink fixed inset-[auto_0_0] z-100 border-t bg-(--theme-elevation-0) px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))]"
      role={stop ? 'alert' : undefined}
    >
      <p id="upload-status-text" className="mt-0 mb-2 tabular-nums">
        {stop ? messages.waiting : (text ?? ofFile)}
      </p>
      {stop ? (
        <Button onClick={stop}>Arrêter l’envoi</Button>
      ) : (
        <progress
          aria-labelledby="upload-status-text"
          max={total}
          value={sent < total ? sent : undefined}
        />
      )}
    </div>
  )
}
