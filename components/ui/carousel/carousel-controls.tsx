import { buttonStyles } from '../button-styles'
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from '../icons'

type Props = {
  ready: boolean
  paused: boolean
  onPrevious: () => void
  onNext: () => void
  onToggle: () => void
}

/** Previous and next, for wide screens (R29), and the pause that moving content owes its readers. */
export function CarouselControls({ ready, paused, onPrevious, onNext, onToggle }: Props) {
  return (
    <div
      className={`no-js:hidden pr-gutter mt-5 flex justify-end gap-3 ${ready ? '' : 'invisible'}`}
    >
      <button type="button" className={buttonStyles.round} onClick={onToggle}>
        {paused ? <PlayIcon /> : <PauseIcon />}
        <span className="sr-only">
          {paused ? 'Reprendre le défilement' : 'Mettre le défilement en pause'}
        </span>
      </button>
      <button type="button" className={`${buttonStyles.round} max-md:hidden`} onClick={onPrevious}>
        <PreviousIcon />
        <span className="sr-only">Diapositive précédente</span>
      </button>
      <button type="button" className={`${buttonStyles.round} max-md:hidden`} onClick={onNext}>
        <NextIcon />
        <span className="sr-only">Diapositive suivante</span>
      </button>
    </div>
  )
}
