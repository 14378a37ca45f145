/** An icon of one path: 24-unit view box, strokes in the text colour, hidden from assistive technology. */
export const icon = (path: string, className = 'icon') =>
  function PathIcon() {
    return (
      <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
        <path d={path} />
      </svg>
    )
  }

export const CloseIcon = icon('M6 6l12 12M18 6 6 18')
export const MenuIcon = icon('M3 7h18M3 12h18M9 17h12')
export const PreviousIcon = icon('M15 5l-7 7 7 7')
export const NextIcon = icon('M9 5l7 7-7 7')
export const DownIcon = icon('M6 9l6 6 6-6')
export const SearchIcon = icon('M16 16l5 5M4 11a7 7 0 1 0 14 0 7 7 0 0 0-14 0z')
export const PauseIcon = icon('M8 5v14M16 5v14')
export const ArrowIcon = icon('M4 12h16m-6-6 6 6-6 6')
export const PlusIcon = icon('M12 5v14M5 12h14', 'icon disclosure-icon')
export const PlayIcon = icon('M7 5l12 7-12 7z')
