import type { ComponentProps } from 'react'
import { DownIcon } from './icons'

/** A native select with a custom chevron. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <span className="relative mt-1 block">
      <select
        {...props}
        className="bg-raised block min-h-11 w-full appearance-none rounded-xl border border-current/60 py-2 pr-9 pl-3 sm:pr-11 sm:pl-4"
      />
      <span className="pointer-events-none absolute top-1/2 right-2 [transform:translateY(-50%)] sm:right-3">
        <DownIcon />
      </span>
    </span>
  )
}
