import { type PictureInput, pictureProps } from '@/lib/images/picture-props'

type Props = PictureInput & {
  /** Whether it is in the first view: then it is loaded at once. */
  priority?: boolean
}

/** A resized picture as plain HTML: AVIF or WebP at the size shown, without a client script. */
export function Picture({ priority = false, ...given }: Props) {
  return <img {...pictureProps(given)} alt={given.alt} {...(priority ? eager : lazy)} />
}

const eager = { fetchPriority: 'high', decoding: 'async' } as const
const lazy = { loading: 'lazy', decoding: 'async' } as const
