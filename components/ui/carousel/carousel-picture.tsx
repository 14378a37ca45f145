import { Picture } from '../picture'

type Props = {
  src: string
  alt: string
  /** Its ground until it is loaded, and its place in the slide. */
  className: string
}

/** The picture of a slide, in a box of 8 to 5. */
export function CarouselPicture({ src, alt, className }: Props) {
  return (
    <div className={`slide-picture ${className}`}>
      <Picture
        src={src}
        alt={alt}
        width={1600}
        height={1000}
        sizes="(min-width: 768px) 45vw, 80vw"
        className="cover-picture"
      />
    </div>
  )
}
