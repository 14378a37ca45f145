import { Fragment, type ReactNode } from 'react'

/**
 * A long name without spaces that may go to the next line after each of its marks.
 * @param mark such as `/` in an address; copied text stays as it is
 */
export function withWordBreaks(text: string, mark: string): ReactNode {
  return text.split(mark).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          {mark}
          <wbr />
        </>
      )}
      {part}
    </Fragment>
  ))
}
