import type { CSSProperties, ReactNode } from 'react'
import { tallestColumn } from './tallest-column'
import './masonry.css'

type Props = {
  /** Height divided by width of the picture of each child; it fills the width of its column. */
  ratios: readonly number[]
  /** The height of what each child shows below its picture, space included, as a CSS length. */
  captionHeight: string
  /** `MasonryColumns` with the children. */
  children: ReactNode
}

/** Four columns, two below 1024 px, one below 720 px; masonry.css lays out the server HTML as the library does. */
export function Masonry({ ratios, captionHeight, children }: Props) {
  const style = {
    '--strip': captionHeight,
    '--height-2': tallestColumn(ratios, 2),
    '--height-4': tallestColumn(ratios, 4),
  }
  return (
    <div className="masonry-room" style={style as CSSProperties}>
      {children}
    </div>
  )
}
