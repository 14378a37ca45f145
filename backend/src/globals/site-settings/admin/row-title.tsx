'use client'

import { useRowLabel } from '@payloadcms/ui'

type Props = { fieldName: string; singular: string }

/** The heading of a row: what its first field says, or «Soin 2». */
export function RowTitle({ fieldName, singular }: Props) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown>>()
  const title = data[fieldName]
  return <span>{typeof title === 'string' && title ? title : `${singular} ${rowNumber + 1}`}</span>
}
