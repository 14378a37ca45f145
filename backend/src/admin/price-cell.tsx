import type { DefaultCellComponentProps } from 'payload'
import { showPrice } from '../fields/price/read-price'

/** A price in the list: «45 000 000 FCFA». */
export function PriceCell({ cellData }: DefaultCellComponentProps) {
  return typeof cellData === 'number' ? <span>{showPrice(cellData)}</span> : null
}
