import type { ComponentProps } from 'react'

type Props = ComponentProps<'input'> & { label: string }

/** A name, a password or a code, as browsers and phones are not to change it. @param children stands below */
export const PlainField = ({ label, children, ...props }: Props) => (
  <label>
    {label}
    <input autoCapitalize="none" spellCheck={false} required {...props} />
    {children}
  </label>
)
