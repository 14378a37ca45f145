'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { post } from '../admin/request'

/** What sample content is online, and the button that removes it after a question. */
export function RemoveSample({ what }: { what: string }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const router = useRouter()
  const remove = async () => {
    const question = `Retirer ${what}, pour toujours\u00a0? Ce que vous avez modifié reste.`
    if (!window.confirm(question)) return
    setState('busy')
    const { message } = await post('retirer-les-exemples', {})
    setState(message === null ? 'idle' : 'failed')
    router.refresh()
  }
  return (
    <>
      <p>{`${what} sont en ligne\u00a0: les visiteurs et les moteurs de recherche les voient.`}</p>
      <p className="button-row">
        <button type="button" disabled={state === 'busy'} onClick={() => void remove()}>
          {state === 'busy' ? 'Retrait en cours…' : 'Retirer les exemples'}
        </button>
      </p>
      {state === 'failed' && <p role="alert">Tout n’a pas pu être retiré. Réessayez.</p>}
    </>
  )
}
