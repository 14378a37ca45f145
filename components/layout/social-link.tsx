import { ExternalLink } from '@/components/ui/external-link'
import { icon, PlayIcon } from '@/components/ui/icons'

const marks: Readonly<Record<string, typeof PlayIcon>> = {
  Facebook: icon('M15 4h-2a3.5 3.5 0 0 0-3.5 3.5V20M6.5 11.5H14'),
  Instagram: icon('M4 4h16v16H4zM17 7h0M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0'),
  TikTok: icon('M13 4v11.5a3.5 3.5 0 1 1-3.5-3.5M13 4a5 5 0 0 0 5 5'),
  YouTube: PlayIcon,
}

/** A link to a page of the company, with the mark of a network that has one here. */
export function SocialLink({ href, label }: { href: string; label: string }) {
  const Mark = marks[label]
  return (
    <ExternalLink href={href}>
      {Mark && <Mark />}
      {label}
    </ExternalLink>
  )
}
