'use client'

import { buttonStyles } from '../button-styles'
import { useOverlay } from '../use-overlay.client'
import { shareCopy } from './copy'
import { ShareDialog } from './share-dialog.client'

type Props = {
  /** The absolute URL to share. */
  url: string
  title: string
  /** Tailwind classes of the button. */
  className?: string
}

/** The button that opens the share dialog; hidden without scripts. */
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
        {shareCopy.share}
        <span className="sr-only"> : {title}</span>
      </button>
      {open && <ShareDialog url={url} title={title} onClose={hide} />}
    </>
  )
}
