/** A sun with rays: the icon of the back-office, 18 pixels wide as in Payload's breadcrumb. */
export function Icon() {
  return (
    <svg viewBox="0 0 32 32" width="18" height="18" aria-hidden="true" fill="none">
      <circle cx="16" cy="16" r="6" fill="#3064E8" />
      <path
        d="M16 2v5M16 25v5M2 16h5M25 16h5M6.1 6.1l3.5 3.5M22.4 22.4l3.5 3.5M6.1 25.9l3.5-3.5M22.4 9.6l3.5-3.5"
        stroke="#3064E8"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** The icon with the name of the back-office. */
export function Logo() {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 12, fontSize: 22 }}>
      <Icon />
      Espace de gestion
    </span>
  )
}
