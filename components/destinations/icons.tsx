/** The icons of Voyage, hidden from assistive technology. */
export const ArrowIcon = () => (
  <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
    <path d="M4 12h16m-6-6 6 6-6 6" />
  </svg>
)

export const PlusIcon = () => (
  <svg viewBox="0 0 24 24" className="icon faq-icon" aria-hidden="true">
    <path d="M12 5v14M5 12h14" />
  </svg>
)
