import type { CSSProperties, ReactNode } from 'react'
import { MasonryColumns } from './masonry.client'
import { tallestColumn } from './tallest-column'
import './masonry.css'

type Props = {
  /** Height by width of each child's picture; a picture fills its column's width. */
  ratios: readonly number[]
  /** The height of what each child shows below its picture, space included, as a CSS length. */
  strip: string
  children: ReactNode
}

/**
 * Four columns, two below 1024 px, one below 720 (R63). In the server HTML the children are one
 * list, in order, which CSS alone lays out as the library will: see masonry.css.
 */
export function Masonry({ ratios, strip, children }: Props) {
  const style = {
    '--strip': strip,
    '--height-2': tallestColumn(ratios, 2),
    '--height-4': tallestColumn(ratios, 4),
  }
  return (
    <div className="masonry-room" style={style as CSSProperties}>
      <MasonryColumns>{children}</MasonryColumns>
    </div>
  )
}
