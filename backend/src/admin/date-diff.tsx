'use client'

import type { DateFieldClient, FieldDiffClientProps } from 'payload'
import { type DateKindName, dateKinds } from '../fields/dates/date-kinds'
import { TextDiff } from './text-diff'

type Props = FieldDiffClientProps<DateFieldClient> & { kind: DateKindName }

/** A date in a comparison of versions; Payload's shows noon UTC, the stored time of a day. */
export function DateDiff({ kind, ...props }: Props) {
  const textOf = (value: unknown) => (typeof value === 'string' ? dateKinds[kind].show(value) : '')
  return <TextDiff {...props} textOf={textOf} />
}
