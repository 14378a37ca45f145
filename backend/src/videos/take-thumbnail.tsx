'use client'

import { Button, useField } from '@payloadcms/ui'
import { useState } from 'react'
import { youtubeId } from '../../../contract/video-address'
import { post } from '../admin/request'

/** Below the address of a video: takes the picture of YouTube for the video that has none. */
export function TakeThumbnail() {
  const { value: address } = useField<string>({ path: 'youtube_url' })
  const { value: thumbnail, setValue } = useField<unknown>({ path: 'thumbnail' })
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  if (!youtubeId(address ?? '') || thumbnail) return null

  const take = async () => {
    setState('busy')
    const { data } = await post<{ id: number }>('vignette-youtube', { address })
    setState(data ? 'idle' : 'failed')
    if (data) setValue(data.id)
  }
  return (
    <>
      <Button buttonStyle="secondary" disabled={state === 'busy'} onClick={() => void take()}>
        {state === 'busy' ? 'L’image arrive…' : 'Prendre la vignette de YouTube'}
      </Button>
      {state === 'failed' && (
        <p role="alert">YouTube n’a pas donné d’image. Réessayez, ou choisissez-en une.</p>
      )}
    </>
  )
}
