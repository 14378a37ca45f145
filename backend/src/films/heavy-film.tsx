'use client'

import { Banner, useField } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { heavyFilm } from './rules'

/** The film chosen: its id, or the file with it. */
type Chosen = number | { id: number } | null | undefined

/** A sentence about the film that is chosen, when it is too heavy. */
export function HeavyFilm({ canConvert }: { canConvert: boolean }) {
  const { value } = useField<Chosen>({ path: 'video' })
  const id = typeof value === 'object' ? value?.id : value
  const [read, setRead] = useState<{ id: number; sentence: string | null } | null>(null)

  useEffect(() => {
    if (!id) return
    const gone = new AbortController()
    readWeight(id, gone.signal).then(
      (bytes) => setRead({ id, sentence: heavyFilm(bytes, canConvert) }),
      () => setRead(null),
    )
    return () => gone.abort()
  }, [id, canConvert])

  if (!read?.sentence || read.id !== id) return null
  return (
    <div role="status">
      <Banner type="error">{read.sentence}</Banner>
    </div>
  )
}

async function readWeight(id: number, signal: AbortSignal): Promise<number> {
  const response = await fetch(`/cms/uploads/${id}?depth=0`, { signal })
  const { filesize } = (await response.json()) as { filesize?: number | null }
  return filesize ?? 0
}
