import type { DefaultCellComponentProps } from 'payload'
import { type DateKindName, dateKinds } from '../fields/dates/date-kinds'

/** A date in the list, in the time of Cotonou whatever the phone's zone. */
export function DateCell({ cellData, kind }: DefaultCellComponentProps & { kind: DateKindName }) {
  return typeof cellData === 'string' ? <span>{dateKinds[kind].show(cellData)}</span> : null
}
