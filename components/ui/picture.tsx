import { type PictureInput, pictureProps } from '@/lib/images/picture-props'

type Props = PictureInput & {
  /** Whether it is visible without scrolling: then it is loaded eagerly. */
  priority?: boolean
}

/** A responsive picture as plain HTML, in AVIF or WebP, without client JavaScript. */
export function Picture({ priority = false, ...input }: Props) {
  return <img {...pictureProps(input)} alt={input.alt} {...(priority ? eager : lazy)} />
}

const eager = { fetchPriority: 'high', decoding: 'async' } as const
const lazy = { loading: 'lazy', decoding: 'async' } as const
