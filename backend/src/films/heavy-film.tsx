'use client'

import { Banner, useField } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { send } from '../admin/request'
import type { Upload } from '../payload-types'
import { heavyFilm } from './rules'

/** The film chosen: its id, or the file with it. */
type Chosen = number | { id: number } | null | undefined

/** Says that the film chosen is too heavy for visitors, as films of earlier versions can be. */
export function HeavyFilm({ canConvert }: { canConvert: boolean }) {
  const { value } = useField<Chosen>({ path: 'video' })
  const id = typeof value === 'object' ? value?.id : value
  const [read, setRead] = useState<{ id: number; sentence: string | null } | null>(null)

  useEffect(() => {
    if (!id) return
    const gone = new AbortController()
    const { signal } = gone
    void send<Pick<Upload, 'filesize'>>(`uploads/${id}?depth=0`, { signal }).then(({ data }) => {
      const sentence = data && heavyFilm(data.filesize ?? 0, canConvert)
      if (!signal.aborted) setRead({ id, sentence })
    })
    return () => gone.abort()
  }, [id, canConvert])

  if (!read?.sentence || read.id !== id) return null
  return (
    <div role="status">
      <Banner type="warning">{read.sentence}</Banner>
    </div>
  )
}
