import { exampleLabel } from './copy'

/** Says that a content is a sample: it is invented, and a video plays another film than its title says. */
export function ExampleTag({ className = 'tag' }: { className?: string }) {
  return <span className={className}>{exampleLabel}</span>
}
