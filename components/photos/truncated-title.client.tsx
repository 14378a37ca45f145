'use client'

import { useId, useState } from 'react'
import { truncatedTitleCopy } from './copy'

/** A truncated title, and the button that shows it whole. */
export function TruncatedTitle({ title, truncated }: { title: string; truncated: string }) {
  const [expanded, setExpanded] = useState(false)
  const id = useId()
  return (
    <>
      <p id={id} dir="auto" className={expanded ? undefined : 'no-js:line-clamp-none line-clamp-2'}>
        {expanded ? (
          title
        ) : (
          <>
            <span className="no-js:hidden print:hidden">{truncated}</span>
            <span className="no-js:inline hidden print:inline">{title}</span>
          </>
        )}
      </p>
      <button
        type="button"
        className="no-js:hidden -mt-2 flex min-h-11 shrink-0 items-start pt-2 underline underline-offset-4"
        aria-expanded={expanded}
        aria-describedby={id}
        onClick={() => setExpanded(!expanded)}
      >
        {expanded ? truncatedTitleCopy.less : truncatedTitleCopy.more}
      </button>
    </>
  )
}
