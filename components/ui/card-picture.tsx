import { BackendPicture } from './backend-picture'

type Props = {
  /** The URL of the picture; a placeholder without one. */
  src: string | undefined
  /** The size of its box, in pixels. */
  width: number
  height: number
  /** The `sizes` attribute. */
  sizes: string
}

/** The picture of a card: it fills its box, and is scaled up on hover. */
export function CardPicture(props: Props) {
  return <BackendPicture {...props} alt="" className="card-picture" />
}
