import { BrandMark } from './brand-mark'

/** Stands where a picture would, when there is none: the brand's sign on the night (A51). */
export function EmptyPicture() {
  return (
    <div className="from-night-raised to-night text-brand-tint grid h-full w-full place-content-center bg-linear-to-b">
      <BrandMark className="h-20" />
    </div>
  )
}
