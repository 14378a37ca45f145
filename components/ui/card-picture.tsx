import { EmptyPicture } from './empty-picture'
import { Picture } from './picture'

type Props = {
  /** Where the server finds it; the brand's sign stands in for none (A51). */
  src: string | undefined
  /** The box that it fills, in pixels. */
  width: number
  height: number
  /** Widths at which it is shown, as in the HTML attribute. */
  sizes: string
}

/** The picture of a card: it fills its box, and comes a little nearer under the pointer. */
export function CardPicture({ src, ...box }: Props) {
  if (!src) return <EmptyPicture />
  return (
    <Picture
      src={src}
      alt=""
      {...box}
      className="h-full w-full object-cover transition-transform duration-500 group-hover:scale-103"
    />
  )
}
