'use client'

import { useId, useState } from 'react'

type Props = { title: string; cut: string }

/** A title that was cut, and the button that shows the rest of it (R66, R67). */
export function TruncatedTitle({ title, cut }: Props) {
  const [whole, setWhole] = useState(false)
  const id = useId()
  return (
    <>
      <p id={id} dir="auto" className={whole ? undefined : 'no-js:line-clamp-none line-clamp-2'}>
        {whole ? (
          title
        ) : (
          <>
            <span className="no-js:hidden">{cut}</span>
            <span className="no-js:inline hidden">{title}</span>
          </>
        )}
      </p>
      <button
        type="button"
        className="no-js:hidden -mt-2 flex min-h-11 shrink-0 items-start pt-2 font-semibold underline underline-offset-4"
        aria-expanded={whole}
        aria-describedby={id}
        onClick={() => setWhole(!whole)}
      >
        {whole ? 'Voir moins' : 'Voir plus'}
      </button>
    </>
  )
}
