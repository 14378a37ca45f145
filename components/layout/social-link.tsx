import type { ReactNode } from 'react'
import { ExternalLink } from '@/components/ui/external-link'
import { Icon, PlayIcon } from '@/components/ui/icons'
import { type SocialNetwork, socialNetwork } from '@/lib/site/social-network'

const icons: Record<SocialNetwork, ReactNode> = {
  Facebook: (
    <Icon>
      <path d="M15 4h-2a3.5 3.5 0 0 0-3.5 3.5V20M6.5 11.5H14" />
    </Icon>
  ),
  Instagram: (
    <Icon>
      <path d="M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM16.5 7.5h0" />
      <circle cx="12" cy="12" r="3.5" />
    </Icon>
  ),
  TikTok: (
    <Icon>
      <path d="M13 4v11.5a3.5 3.5 0 1 1-3.5-3.5M13 4a5 5 0 0 0 5 5" />
    </Icon>
  ),
  YouTube: <PlayIcon />,
}

type Props = {
  href: string
  /** What it is called when the URL is of no network that we know. */
  fallback: string
}

/** A link to a page of the company on a social network, by the network's name. */
export function SocialLink({ href, fallback }: Props) {
  const network = socialNetwork(href)
  return (
    <ExternalLink className="text-link flex w-fit items-center gap-3" href={href}>
      {network && icons[network]}
      {network ?? fallback}
    </ExternalLink>
  )
}
