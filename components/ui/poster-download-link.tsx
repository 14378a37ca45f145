import { posterDownload, type PosterOwned, type PosterOwner } from '@/lib/images/poster-download'
import { buttonStyles } from './button-styles'
import { ExternalLink } from './external-link'

type Props = { kind: PosterOwner; owner: PosterOwned; className?: string }

/** Saves a poster under its owner's title (R56, R73, R103); nothing without a poster (A51). */
export function PosterDownloadLink({ kind, owner, className = buttonStyles.outline }: Props) {
  const link = posterDownload(kind, owner)
  if (!link) return null
  const { href, download, elsewhere } = link
  const text = (
    <span>
      Télécharger<span className="sr-only"> l’affiche : {owner.title}</span>
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
