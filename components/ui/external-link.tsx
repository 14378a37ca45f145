import type { ComponentProps } from 'react'
import { newTabText } from './copy'

/** The id of the description of links that open in a new tab, which keeps their names unchanged. */
const newTabHintId = 'nouvel-onglet'

/** A link that opens in a new tab. */
export function ExternalLink({ rel = 'noopener noreferrer', ...props }: ComponentProps<'a'>) {
  return <a {...props} target="_blank" rel={rel} aria-describedby={newTabHintId} />
}

/** The description of links that open in a new tab; once per document. */
export function NewTabHint() {
  return (
    <span id={newTabHintId} hidden>
      {newTabText}
    </span>
  )
}
