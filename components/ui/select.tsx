import type { ComponentProps } from 'react'

/** A list to choose from: the platform's own, with a chevron as far from its edge as the text. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <span className="relative mt-1 block">
      <select
        {...props}
        className="bg-raised block min-h-11 w-full appearance-none rounded-xl border border-current/30 py-2 pr-11 pl-4"
      />
      <svg
        viewBox="0 0 12 8"
        className="pointer-events-none absolute top-1/2 right-4 w-3 -translate-y-1/2"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
        focusable="false"
      >
        <path d="m1 1 5 5 5-5" />
      </svg>
    </span>
  )
}
