import { exampleLabel, examplesNote } from './copy'

/** Says that a content is a sample: it is invented, and a video plays another film than its title says. */
export function ExampleTag({ className = 'tag' }: { className?: string }) {
  return <span className={className}>{exampleLabel}</span>
}

type NoteProps = { items: readonly { isExample?: boolean | undefined }[] }

/** Before a list of samples alone: says so once, in place of the tag of each card (cards.css). */
export function ExamplesNote({ items }: NoteProps) {
  if (items.length === 0 || !items.every(({ isExample }) => isExample)) return null
  return <p className="examples-note">{examplesNote}</p>
}
