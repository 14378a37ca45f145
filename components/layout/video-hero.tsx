import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import { RenderBlockingAnchor } from '@/components/ui/render-blocking-anchor'
import { SpinnerRing } from '@/components/ui/spinner-ring'
import { HeaderVideo } from './header-video.client'

type Props = {
  /** A still of the film, under /images: what everybody sees first. */
  poster: string
  video: string | undefined
  /** Tailwind classes of the frame: its height, and as `--focus-x` what narrow screens keep of the film. */
  className: string
  /** What is seen until the film is loaded: home's overlay (R20), or a spinner (R95, R112, R126). */
  waiting?: 'overlay' | 'spinner'
  children: ReactNode
}

/** The opening of a page: poster, then film, under a text that waits for neither (A40, A45). */
export function VideoHero({ poster, video, className, waiting = 'overlay', children }: Props) {
  return (
    <section
      data-theme="night"
      className={`hero relative isolate flex items-end overflow-hidden ${className}`}
    >
      <div className="absolute inset-0 -z-10">
        <Picture
          src={poster}
          alt=""
          width={1920}
          height={1080}
          sizes="100vw"
          className="h-full w-full object-cover object-[var(--focus-x,50%)]"
          priority
        />
        <HeaderVideo src={video} />
        <div className="from-night via-night/55 to-night/25 absolute inset-0 bg-linear-to-t" />
      </div>
      {children}
      {waiting === 'overlay' && <LoadingOverlay />}
      {waiting === 'spinner' && video && <FilmSpinner />}
      <RenderBlockingAnchor id="apres-ouverture" />
    </section>
  )
}

function LoadingOverlay() {
  return (
    <p
      className="hero-overlay bg-night text-brand-tint absolute inset-0 grid place-content-center"
      aria-hidden="true"
    >
      Chargement...
    </p>
  )
}

/** Where the pause button will be; the poster and the text are seen meanwhile. */
function FilmSpinner() {
  return (
    <span className="hero-spinner absolute right-4 bottom-4 h-11 w-11" data-testid="hero-spinner">
      <SpinnerRing className="h-11 w-11" />
    </span>
  )
}
