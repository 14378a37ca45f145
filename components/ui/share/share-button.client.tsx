'use client'

import { loadOnIntent, OnDemand } from '../on-demand.client'
import { useEarlyTap, useOverlay } from '../use-overlay.client'
import { shareCopy } from './copy'

type Props = { url: string; title: string; className?: string }

const loadDialog = () => import('./share-dialog.client').then(({ ShareDialog }) => ShareDialog)
const intentHandlers = loadOnIntent(loadDialog)

/** Opens the share dialog; where that cannot be loaded, the browser's prompt shows the URL. Hidden without scripts. */
export function ShareButton({ url, title, className = 'button button-outline' }: Props) {
  const { open, show, hide } = useOverlay()
  const button = useEarlyTap(show)
  const showPrompt = () => {
    hide()
    window.prompt(shareCopy.dialogTitle, url)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${className} no-js:hidden`}
        aria-haspopup="dialog"
        onClick={(event) => show(event.currentTarget)}
        {...intentHandlers}
      >
        {shareCopy.share}
        <span className="sr-only">{`\u00a0: ${title}`}</span>
      </button>
      {open && (
        <OnDemand load={loadDialog} props={{ url, title, onClose: hide }} onFailure={showPrompt} />
      )}
    </>
  )
}
