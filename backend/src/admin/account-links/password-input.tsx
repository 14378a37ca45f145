type Props = { value: string; onChange: (value: string) => void }

/** The present password of whoever is signed in, outside of the form of an account. */
export function PasswordInput({ value, onChange }: Props) {
  return (
    <label>
      Votre mot de passe actuel
      <input
        type="password"
        autoComplete="current-password"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  )
}
