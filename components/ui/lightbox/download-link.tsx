import { createIcon } from 'yet-another-react-lightbox'
import { ExternalLink } from '../external-link'
import { downloadLabel } from './copy'
import type { PhotoSlide } from './photo-slides'

const DownloadIcon = createIcon(
  'Download',
  <path d="M18 15v3H6v-3H4v3c0 1.1.9 2 2 2h12c1.1 0 2-.9 2-2v-3zm-1-4-1.41-1.41L13 12.17V4h-2v8.17L8.41 9.59 7 11l5 5z" />,
)

type Props = {
  photo: PhotoSlide
  /** The path of the downloads of the gallery, which ends before the id of a photo. */
  downloads: string
}

/** Downloads a photo: a link to a file, because browsers inside other applications save none that a script makes. */
export function DownloadLink({ photo: { id, src, href }, downloads }: Props) {
  const isOwn = new URL(src).origin === window.location.origin
  const Link = isOwn ? 'a' : ExternalLink
  return (
    <Link
      href={isOwn ? downloads + encodeURIComponent(id) : href}
      download={isOwn || undefined}
      className="yarl__button"
      aria-label={downloadLabel}
      title={downloadLabel}
    >
      <DownloadIcon />
    </Link>
  )
}
