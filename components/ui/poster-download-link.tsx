import type { PosterDownload } from '@/lib/images/poster-download'
import { posterCopy } from './copy'
import { ExternalLink } from './external-link'

type Props = { title: string; link: PosterDownload | undefined; className?: string }

/** Downloads a poster; nothing without one. Hidden when the poster beside it fails to load in the browser. */
export function PosterDownloadLink({ title, link, className = 'button button-outline' }: Props) {
  if (!link) return null
  const { elsewhere, ...attributes } = link
  const Link = elsewhere ? ExternalLink : 'a'
  return (
    <Link {...attributes} className={`${className} poster-download`}>
      <span>
        {posterCopy.download}
        <span className="poster-word">{posterCopy.poster}</span>
        <span className="sr-only">{`\u00a0: ${title}`}</span>
      </span>
    </Link>
  )
}
