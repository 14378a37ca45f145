import type { InputHTMLAttributes } from 'react'

/** A user name, as browsers and phones are not to change it. */
export const UsernameInput = (props: InputHTMLAttributes<HTMLInputElement>) => (
  <input
    name="username"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    required
    {...props}
  />
)
