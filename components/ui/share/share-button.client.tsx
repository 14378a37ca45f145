'use client'

import { buttonStyles } from '../button-styles'
import { useOverlay } from '../use-overlay.client'
import { ShareDialog } from './share-dialog.client'

type Props = {
  /** The whole address, with the site's origin. */
  url: string
  title: string
  /** How the button is dressed. */
  className?: string
}

/** The button that opens «Partager le lien» (R74, R97). It does nothing without scripts: no button. */
export function ShareButton({ url, title, className = buttonStyles.outline }: Props) {
  const { open, show, hide } = useOverlay()
  return (
    <>
      <button
        type="button"
        className={`${className} no-js:hidden`}
        aria-haspopup="dialog"
        onClick={(event) => show(event.currentTarget)}
      >
        Partager<span className="sr-only"> : {title}</span>
      </button>
      {open && <ShareDialog url={url} title={title} onClose={hide} />}
    </>
  )
}
