'use client'

import type { createBatch, Row } from './photo-batch'
import { rowText } from './photo-texts'

type Props = { row: Row; batch: Pick<ReturnType<typeof createBatch>, 'rename' | 'retry'> }

/** A photo on its way: what it shows, its title, which can be changed, and how far it is. */
export function PhotoRow({ row, batch }: Props) {
  const { key, name, title, thumbnail, sent, state } = row
  return (
    <li className={`photo-row photo-row--${state}`}>
      {thumbnail ? <img src={thumbnail} alt="" /> : <span className="photo-row__picture" />}
      <label>
        <span>Titre de {name}</span>
        <input
          type="text"
          maxLength={160}
          required
          readOnly={state === 'done'}
          value={title}
          onChange={({ target }) => batch.rename(key, target.value)}
        />
      </label>
      <p>{rowText(row)}</p>
      {state === 'sends' && <progress max={1} value={sent} aria-label={`Envoi de ${name}`} />}
      {state === 'failed' && (
        <button type="button" onClick={() => batch.retry(key)}>
          Réessayer
        </button>
      )}
    </li>
  )
}
