'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { post } from '../request'

/** `name` says the device, and since when. */
type Session = { id: string; name: string; isPresent: boolean }

/** One's sessions, each to be ended but the present one: that is what signing out is for. */
export function SessionList({ sessions }: { sessions: Session[] }) {
  const [shown, setShown] = useState(sessions)

  /** @param id undefined of all others */
  async function end(id?: string) {
    const { message } = await post('owners/sessions/terminer', { id })
    if (message !== null) return toast.error(message)
    setShown(shown.filter((it) => it.isPresent || (id !== undefined && it.id !== id)))
    toast.success('C’est terminé. Pour revenir, il y faut le mot de passe.')
  }

  return (
    <section className="account-link">
      <h2>Vos sessions</h2>
      <p>Un appareil que vous ne connaissez pas&#8239;? Terminez, puis changez le mot de passe.</p>
      <ul className="m-0 grid list-none gap-3 p-0">
        {shown.map(({ id, name, isPresent }) => (
          <li key={id} className="button-row">
            {name} {isPresent && <strong>Cette session</strong>}
            {!isPresent && (
              <button
                type="button"
                aria-label={`Terminer\u00a0: ${name}`}
                onClick={() => void end(id)}
              >
                Terminer
              </button>
            )}
          </li>
        ))}
      </ul>
      {shown.length > 1 && (
        <p className="button-row">
          <button type="button" onClick={() => void end()}>
            Terminer toutes les autres
          </button>
        </p>
      )}
    </section>
  )
}
