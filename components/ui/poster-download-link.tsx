import type { PosterDownload } from '@/lib/images/poster-download'
import { buttonStyles } from './button-styles'
import { posterDownloadCopy } from './copy'
import { ExternalLink } from './external-link'

type Props = {
  title: string
  /** Undefined without a poster. */
  link: PosterDownload | undefined
  className?: string
}

/**
 * Downloads a poster, named after the title of its event or course; nothing without a poster. Hidden
 * when the poster beside it fails to load in the browser.
 */
export function PosterDownloadLink({ title, link, ...props }: Props) {
  if (!link) return null
  const { href, download, elsewhere } = link
  const className = `${props.className ?? buttonStyles.outline} poster-download`
  const text = (
    <span>
      {posterDownloadCopy.download}
      <span className="sr-only">
        {posterDownloadCopy.posterOf}
        {title}
      </span>
    </span>
  )
  if (elsewhere) {
    return (
      <ExternalLink href={href} download={download} className={className}>
        {text}
      </ExternalLink>
    )
  }
  return (
    <a href={href} download={download} className={className}>
      {text}
    </a>
  )
}
