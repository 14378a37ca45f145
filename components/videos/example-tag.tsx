import { exampleLabel } from './copy'

/** Says that a video is a sample: it plays another film than its title says. */
export function ExampleTag() {
  return <span className="tag">{exampleLabel}</span>
}
