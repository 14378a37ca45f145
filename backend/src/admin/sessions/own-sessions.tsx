import type { UIFieldServerProps } from 'payload'
import { deviceName } from '../../accounts/device-name'
import { presentSession } from '../../accounts/sessions'
import { inCotonou } from '../../publication/cotonou-time'
import { SessionList } from './session-list'

/** On the own account: where one is signed in. */
export function OwnSessions({ id, user }: UIFieldServerProps) {
  if (!user || user.id !== id) return null
  const present = presentSession(user)
  const isOpen = ({ expiresAt }: { expiresAt: string }) => Date.parse(expiresAt) > Date.now()
  const sessions = (user.sessions ?? []).filter(isOpen).map(({ id, device, createdAt }) => ({
    id,
    name: `${device ?? deviceName('')}, depuis le ${inCotonou(createdAt ?? '')}`,
    isPresent: id === present,
  }))
  return <SessionList sessions={sessions} />
}
