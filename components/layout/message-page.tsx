import type { ReactNode } from 'react'
import { BrandMark } from '@/components/ui/brand-mark'
import { ParsedMarker } from '@/components/ui/parsed-marker'

type Props = { title: string; text: string; children?: ReactNode }

/** A page with a single message, such as «not found» or an error. */
export function MessagePage({ title, text, children }: Props) {
  return (
    <section
      data-theme="night"
      className="section relative grid min-h-[75dvh] place-content-center border-b border-white/15 pt-28 text-center"
    >
      <div className="hidden-until-parsed grid justify-items-center gap-6">
        <BrandMark className="text-brand-tint h-20" />
        <h1 className="headline">{title}</h1>
        <p className="text-muted max-w-lg text-lg text-balance">{text}</p>
        <div className="flex flex-wrap justify-center gap-3">{children}</div>
        <ParsedMarker />
      </div>
    </section>
  )
}
