import { Picture } from '@/components/ui/picture'

/** The scene of a message page (`MessagePage`). */
export function MessagePicture({ src, alt }: { src: string; alt: string }) {
  return (
    <div className="relative -z-20 aspect-8/5 lg:absolute lg:inset-y-0 lg:right-0 lg:aspect-auto lg:w-[57%]">
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
