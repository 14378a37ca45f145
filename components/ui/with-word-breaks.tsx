import { Fragment, type ReactNode } from 'react'

/**
 * A long text without spaces that may wrap after each separator; copied text is unchanged.
 * @param separator such as `/` in a URL
 */
export function withWordBreaks(text: string, separator: string): ReactNode {
  return text.split(separator).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          {separator}
          <wbr />
        </>
      )}
      {part}
    </Fragment>
  ))
}
