import { Banner } from '@payloadcms/ui'

/** Above fields that an account of «rédaction» reads only. */
export function OwnersOnly() {
  return (
    <Banner type="info">
      Seul un propriétaire peut changer ceci&nbsp;: c’est là que mènent les messages des visiteurs.
      Quelque chose est faux&#8239;? Dites-le-lui.
    </Banner>
  )
}
