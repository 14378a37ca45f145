import type { DefaultCellComponentProps } from 'payload'
import { type DateKindName, dateKinds } from '../fields/dates/date-kinds'
import { showPrice } from '../fields/price/read-price'

/** A date in the list, in the time of Cotonou whatever the phone's zone. */
export function DateCell({ cellData, kind }: DefaultCellComponentProps & { kind: DateKindName }) {
  return typeof cellData === 'string' ? <span>{dateKinds[kind].show(cellData)}</span> : null
}

/** A price in the list: «45 000 000 FCFA». */
export function PriceCell({ cellData }: DefaultCellComponentProps) {
  return typeof cellData === 'number' ? <span>{showPrice(cellData)}</span> : null
}
