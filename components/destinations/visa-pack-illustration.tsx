import type { ReactNode } from 'react'
import type { VisaPack } from '@/lib/destinations/visa-packs'

/** An illustration for each pack: an open book, a briefcase, a sail before the sun. */
const motifs: Record<VisaPack['key'], ReactNode> = {
  etudes: (
    <>
      <path d="M60 34 18 20v66l42 14 42-14V20z" opacity="0.35" />
      <path d="M60 34v66" fill="none" stroke="currentColor" strokeWidth="3" />
      <path d="m28 36 22 8v6l-22-8zm0 16 22 8v6l-22-8zm0 16 22 8v6l-22-8z" />
      <path d="m92 36-22 8v6l22-8zm0 16-22 8v6l22-8zm0 16-22 8v6l22-8z" />
    </>
  ),
  travail: (
    <>
      <path d="M14 40h92v58H14z" opacity="0.35" />
      <path d="M42 40V24h36v16h-8v-8H50v8z" />
      <path d="m14 62 11.5-10L37 62 48.5 52 60 62l11.5-10L83 62l11.5-10L106 62v8H14z" />
    </>
  ),
  touristique: (
    <>
      <circle cx="78" cy="42" r="26" opacity="0.35" />
      <path d="M56 12v66H20z" />
      <path d="M62 30v48h34z" opacity="0.7" />
      <path d="M12 84h96l-14 16H26z" />
    </>
  ),
}

/** The illustration in the corner of a pack. */
export function VisaPackIllustration({ pack }: { pack: VisaPack['key'] }) {
  return (
    <svg
      viewBox="0 0 120 120"
      className="visa-pack-illustration"
      fill="currentColor"
      aria-hidden="true"
    >
      {motifs[pack]}
    </svg>
  )
}
