import { Picture } from '@/components/ui/picture'

type Props = { src: string; alt: string }

/** The scene of a message page (`MessagePage`). */
export function MessagePicture({ src, alt }: Props) {
  return (
    <div className="relative aspect-8/5 lg:aspect-auto">
      <Picture
        src={src}
        alt={alt}
        width={1600}
        height={1000}
        sizes="(min-width: 1024px) 80vw, 100vw"
        className="absolute inset-0 h-full w-full object-cover object-[40%_50%]"
        priority
      />
    </div>
  )
}
