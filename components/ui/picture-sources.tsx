import type { ReactNode } from 'react'
import type { PictureSource } from '@/lib/images/picture-props'

type Props = {
  /** The preferred one first; none for a picture without files of its own. */
  sources: readonly PictureSource[]
  children: ReactNode
}

/** Offers the files of a picture to the browsers that can show them. */
export function PictureSources({ sources, children }: Props) {
  if (sources.length === 0) return children
  return (
    <picture>
      {sources.map((source, index) => (
        // React's payload contains the key.
        <source key={index} {...source} />
      ))}
      {children}
    </picture>
  )
}
