'use client'

import type { FieldDiffClientProps, SelectFieldClient } from 'payload'
import { TextDiff } from './text-diff'

/** An optional choice in a comparison of versions; Payload's shows «null» where there is none. */
export function SelectDiff(props: FieldDiffClientProps<SelectFieldClient>) {
  const textOf = (value: unknown) => {
    const option = props.field.options.find((it) => typeof it === 'object' && it.value === value)
    return typeof option === 'object' ? String(option.label) : ''
  }
  return <TextDiff {...props} textOf={textOf} />
}
