import { BrandMark } from './brand-mark'

/** The placeholder for a missing picture: the logo on a dark background. */
export function EmptyPicture() {
  return (
    <div
      data-empty-picture
      className="from-night-raised to-night text-brand-tint grid h-full w-full place-content-center bg-linear-to-b"
    >
      <BrandMark className="h-20" />
    </div>
  )
}
