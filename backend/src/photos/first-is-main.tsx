'use client'

import { useField } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/** The first of several photos that are added to a house without a main photo becomes it. */
export function FirstIsMain() {
  const main = useField<number | null>({ path: 'photo_principale' })
  const others = useField<number[] | null>({ path: 'photos' })
  const before = useRef(others.value?.length ?? 0)
  useEffect(() => {
    const ids = others.value ?? []
    const areAdded = ids.length > before.current
    before.current = ids.length
    const [first, ...rest] = ids
    if (!areAdded || main.value || first === undefined) return
    main.setValue(first)
    others.setValue(rest)
  }, [main, others])
  return null
}
