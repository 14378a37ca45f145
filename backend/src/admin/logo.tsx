import { sunAddress } from './page-meta'

/** The icon of the back-office, 18 pixels wide as in Payload's breadcrumb. */
export function Icon() {
  return <img src={sunAddress} alt="" width={18} height={18} />
}

/** The icon with the name of the back-office. */
export function Logo() {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 12, fontSize: 22 }}>
      <Icon />
      Espace de gestion
    </span>
  )
}
