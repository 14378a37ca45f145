import { buttonStyles } from '@/components/ui/button-styles'
import { ExternalLink } from '@/components/ui/external-link'

/** Opens the live link in a new tab (R80), or says that there is none (R81). */
export function EventLiveButton({ href }: { href: string | undefined }) {
  if (!href) {
    return (
      <button
        type="button"
        disabled
        className={`${buttonStyles.outline} text-muted cursor-not-allowed border-dashed hover:bg-transparent`}
      >
        Lien non disponible
      </button>
    )
  }
  return (
    <ExternalLink href={href} className={buttonStyles.brand}>
      Regarder en direct
    </ExternalLink>
  )
}
