/** Help under the sign-in form, in place of Payload's «forgot password» link. */
export function LoginHelp() {
  return (
    <p style={{ marginTop: 24, fontSize: 14, opacity: 0.8 }}>
      Mot de passe perdu&#8239;? La personne qui a installé le site peut vous en donner un nouveau.
    </p>
  )
}
