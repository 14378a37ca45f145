'use client'

import type { ReactNode } from 'react'

/** Opens without a script, in browsers without popovers as well; closes with Escape too. */
export function MenuBar({ children }: { children: ReactNode }) {
  return (
    <footer
      className="border-line bg-ground desk:contents max-desk:fixed inset-[auto_0_0] z-1 flex gap-2 border-t px-(--gutter-h) pt-2 pb-[calc(8px+env(safe-area-inset-bottom))] text-[15px]"
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape') currentTarget.querySelector('details')?.removeAttribute('open')
      }}
    >
      {children}
    </footer>
  )
}
