'use client'

import { useState } from 'react'
import { send } from '../admin/request'

/** «Annuler», of a scheduled publication or withdrawal. @param name what is cancelled */
export function CancelScheduled({ job, name }: { job: number; name: string }) {
  const [state, setState] = useState<'idle' | 'cancelled' | 'failed'>('idle')
  const cancel = async () => {
    const { message } = await send(`programmations/${job}`, { method: 'DELETE' })
    setState(message === null ? 'cancelled' : 'failed')
  }
  return (
    <span className="button-row [grid-area:1/2/span_2]">
      {state !== 'cancelled' && (
        <button type="button" aria-label={`Annuler\u00a0: ${name}`} onClick={() => void cancel()}>
          Annuler
        </button>
      )}
      <span role="status">
        {state === 'cancelled' && 'C’est annulé.'}
        {state === 'failed' && 'Ce n’a pas pu être annulé. Vérifiez le réseau, puis réessayez.'}
      </span>
    </span>
  )
}
