import { lightPage } from '../../../../admin/page-meta'
import { signedIn } from '../../../../admin/signed-in'
import { Dashboard } from '../../../../dashboard/dashboard'

export const metadata = lightPage('Tableau de bord')

type Props = { searchParams: Promise<{ chercher?: string | string[] }> }

export default async function Page({ searchParams }: Props) {
  const { req } = await signedIn()
  return <Dashboard req={req} words={String((await searchParams).chercher ?? '').trim()} />
}
