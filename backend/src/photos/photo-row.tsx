'use client'

import type { createBatch, Row } from './photo-batch'
import { rowText } from './photo-texts'

type Props = {
  row: Row
  /** Its place in the batch, from 0. */
  index: number
  /** Whether it can still be moved and taken out. */
  canChange: boolean
  batch: Pick<ReturnType<typeof createBatch>, 'rename' | 'retry' | 'move' | 'remove'>
}

/** A photo on its way: what it shows, its title and its place, which can be changed, and how far it is. */
export function PhotoRow({ row, index, canChange, batch }: Props) {
  const { key, name, title, thumbnail, sent, state } = row
  const moves = [
    { to: 0, sign: '⤒', label: `Mettre ${name} en premier` },
    { to: index - 1, sign: '↑', label: `Monter ${name}` },
    { to: index + 1, sign: '↓', label: `Descendre ${name}` },
  ]
  return (
    <li className={`photo-row photo-row--${state}`}>
      {thumbnail ? <img src={thumbnail} alt="" /> : <span className="photo-row__picture" />}
      <input
        type="text"
        aria-label={`Titre de ${name}`}
        maxLength={160}
        required
        readOnly={state === 'done'}
        value={title}
        onChange={({ target }) => batch.rename(key, target.value)}
      />
      <p>{rowText(row)}</p>
      {state === 'sends' && <progress max={1} value={sent} aria-label={`Envoi de ${name}`} />}
      {state === 'failed' && (
        <button type="button" onClick={() => batch.retry(key)}>
          Réessayer
        </button>
      )}
      {canChange && (
        <div className="photo-row__place">
          {moves.map(({ to, sign, label }) => (
            <button key={sign} type="button" aria-label={label} onClick={() => batch.move(key, to)}>
              {sign}
            </button>
          ))}
          <button type="button" aria-label={`Retirer ${name}`} onClick={() => batch.remove(key)}>
            ✕
          </button>
        </div>
      )}
    </li>
  )
}
