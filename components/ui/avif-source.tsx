import type { ReactNode } from 'react'

type Props = {
  /** Undefined for a picture without AVIF files of its own. */
  srcSet: string | undefined
  /** The `sizes` attribute of the `<img>`. */
  sizes: string | undefined
  /** The `<img>`. */
  children: ReactNode
}

/** Offers the AVIF files of a picture to the browsers that can show them. */
export function AvifSource({ srcSet, sizes, children }: Props) {
  if (!srcSet) return children
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      {children}
    </picture>
  )
}
