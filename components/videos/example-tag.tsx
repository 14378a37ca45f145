import { exampleLabel } from './copy'

/** Says that a video is a sample: it plays another film than its title says. */
export function ExampleTag({ className = '' }: { className?: string }) {
  return <p className={`tag ${className}`}>{exampleLabel}</p>
}
