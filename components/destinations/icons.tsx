type Props = { className: string }

const stroke = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
  focusable: false,
} as const

/** The icons of Voyage, hidden from assistive technology. */
export const ArrowIcon = ({ className }: Props) => (
  <svg {...stroke} className={className}>
    <path d="M4 12h16m-6-6 6 6-6 6" />
  </svg>
)

export const CheckIcon = ({ className }: Props) => (
  <svg {...stroke} className={className}>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </svg>
)

export const PlusIcon = ({ className }: Props) => (
  <svg {...stroke} className={className}>
    <path d="M12 5v14M5 12h14" />
  </svg>
)
