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

const box = 'row-span-3 size-28 self-start rounded-[4px] bg-(--theme-elevation-100) object-cover'

/** A photo on its way: what it shows, its title and its place, which can be changed, and how far it is. */
export function PhotoRow({ row, index, canChange, batch }: Props) {
  const { key, name, title, thumbnail, sent, state } = row
  const colour = state === 'failed' ? 'text-error' : 'text-strong'
  const moves = [
    { to: 0, sign: '⤒', label: `Mettre ${name} en premier` },
    { to: index - 1, sign: '↑', label: `Monter ${name}` },
    { to: index + 1, sign: '↓', label: `Descendre ${name}` },
  ]
  return (
    <li className="grid grid-cols-[112px_minmax(0,1fr)] content-start items-center gap-x-3 gap-y-1 border-t border-(--theme-elevation-100) py-2 [&>:is(button,progress)]:col-start-2 [&>:is(button,progress)]:justify-self-start">
      {thumbnail ? <img src={thumbnail} alt="" className={box} /> : <span className={box} />}
      <input
        type="text"
        aria-label={`Titre de ${name}`}
        maxLength={160}
        required
        className="read-only:border-transparent"
        readOnly={state === 'done'}
        value={title}
        onChange={({ target }) => batch.rename(key, target.value)}
      />
      <p className={`m-0 tabular-nums ${colour}`}>
        {row.isRefused && `${name}\u00a0: `}
        {rowText(row)}
      </p>
      {state === 'sends' && <progress max={1} value={sent} aria-label={`Envoi de ${name}`} />}
      {state === 'failed' && !row.isRefused && (
        <button type="button" className="button--primary" onClick={() => batch.retry(key)}>
          Réessayer
        </button>
      )}
      {(canChange || state === 'failed') && (
        <div className="col-start-2 flex gap-1 *:w-11 *:p-0">
          {(canChange && !row.isRefused ? moves : []).map(({ to, sign, label }) => (
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
