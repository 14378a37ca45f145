import type { ReactNode } from 'react'
import { ExternalLink } from '@/components/ui/external-link'
import { Icon, PlayIcon } from '@/components/ui/icons'

const marks: Readonly<Record<string, ReactNode>> = {
  Facebook: (
    <Icon>
      <path d="M15 4h-2a3.5 3.5 0 0 0-3.5 3.5V20M6.5 11.5H14" />
    </Icon>
  ),
  Instagram: (
    <Icon>
      <path d="M4 4h16v16H4zM17 7h0" />
      <circle cx="12" cy="12" r="4" />
    </Icon>
  ),
  TikTok: (
    <Icon>
      <path d="M13 4v11.5a3.5 3.5 0 1 1-3.5-3.5M13 4a5 5 0 0 0 5 5" />
    </Icon>
  ),
  YouTube: <PlayIcon />,
}

/** A link to a page of the company, with the mark of a network that has one here. */
export function SocialLink({ href, label }: { href: string; label: string }) {
  return (
    <ExternalLink className="text-link" href={href}>
      {marks[label]}
      {label}
    </ExternalLink>
  )
}
