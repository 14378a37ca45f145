import { HousesPage, housesMetadata, readHouseParams } from '@/components/houses/houses-page'

export const revalidate = 60

type Props = { params: Promise<{ vue: string; maison: string }> }

/** Houses are opened on demand. */
export function generateStaticParams() {
  return []
}

export const generateMetadata = async ({ params }: Props) =>
  housesMetadata(readHouseParams(await params))

/** A view with one house open over it: what a shared link leads to. */
export default async function HousePage({ params }: Props) {
  return <HousesPage {...readHouseParams(await params)} />
}
