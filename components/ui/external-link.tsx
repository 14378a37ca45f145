import type { ComponentProps } from 'react'

/** Describes links that leave the page; the layout holds the text, so that names stay exact. */
const newTabHint = 'nouvel-onglet'

/** A link that opens in a new tab. */
export function ExternalLink(props: ComponentProps<'a'>) {
  return <a {...props} target="_blank" rel="noopener noreferrer" aria-describedby={newTabHint} />
}

/** The hint that links opening in a new tab refer to; once per document. */
export function NewTabHint() {
  return (
    <span id={newTabHint} hidden>
      S’ouvre dans un nouvel onglet
    </span>
  )
}
