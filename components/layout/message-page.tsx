import type { ReactNode } from 'react'
import { BrandMark } from '@/components/ui/brand-mark'
import { IntentLink } from '@/components/ui/intent-link'
import { ParsedMarker } from '@/components/ui/parsed-marker'

type Props = {
  title: string
  text: string
  /** A scene above the text, on wide screens beside it, with the edge of heroes; the logo without one. */
  picture?: ReactNode
  /** Where to go on: the first is the main one. */
  links?: readonly { href: string; label: string }[]
  children?: ReactNode
}

/** A page with a single message, such as «not found» or an error. */
export function MessagePage({ title, text, picture, links = [], children }: Props) {
  return (
    <section
      data-theme="night"
      className={`relative border-b border-white/15 ${picture ? 'isolate overflow-hidden' : 'grid min-h-[70dvh] pt-10 md:min-h-[75dvh]'}`}
    >
      {picture}
      <div
        className={`hidden-until-parsed section grid grid-cols-1 content-center gap-4 max-md:pb-6 md:gap-6 ${picture ? 'message-text lg:pt-32' : 'justify-items-center text-center max-md:pt-6'}`}
      >
        {!picture && <BrandMark className="text-brand-tint h-20" />}
        <h1 className="headline">{title}</h1>
        <p className="text-muted max-w-lg text-lg text-balance">{text}</p>
        <div className={picture ? 'message-ways' : 'flex flex-wrap justify-center gap-3'}>
          {links.map(({ href, label }, index) => (
            <IntentLink
              key={href}
              href={href}
              className={index === 0 ? 'button button-brand' : 'button button-outline'}
            >
              {label}
            </IntentLink>
          ))}
          {children}
        </div>
        <ParsedMarker />
      </div>
    </section>
  )
}
