import { exampleLabel } from './copy'

/** Says that a content is a sample: it is invented, and a video plays another film than its title says. */
export function ExampleTag({ className = '' }: { className?: string }) {
  return <span className={`tag ${className}`}>{exampleLabel}</span>
}
