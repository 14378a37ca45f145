'use client'

import { isShortcutOn, turnShortcut } from '@/components/layout/focus-search'
import { searchCopy } from '@/lib/search/copy'

/** Whether the key «/» goes to the search: seen where it does. */
export function ShortcutChoice() {
  return (
    <label className="no-js:hidden touch:hidden text-muted mt-12 flex min-h-11 w-fit items-center gap-3 text-sm">
      <input
        type="checkbox"
        className="accent-brand size-4"
        defaultChecked
        ref={(it) => {
          if (it) it.checked = isShortcutOn()
        }}
        onChange={({ target }) => turnShortcut(target.checked)}
      />
      {searchCopy.shortcut}
    </label>
  )
}
