const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-6 py-2.5 text-center font-semibold text-balance max-[22rem]:px-5 transition-colors duration-200 forced-colors:border'

/** Tailwind classes of buttons, and of links that look like buttons. */
export const buttonStyles = {
  brand: `${base} bg-brand text-white hover:bg-brand-deep`,
  whatsapp: `${base} bg-whatsapp text-white hover:bg-whatsapp-deep`,
  outline: `${base} border border-current hover:bg-current/10`,
  light: `${base} bg-white text-night hover:bg-brand-tint`,
  round:
    'inline-grid h-11 w-11 shrink-0 place-content-center rounded-full border border-current transition-colors duration-200 hover:bg-current/10',
} as const
