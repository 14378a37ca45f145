import { HousesPage, housesMetadata, readHouseParams } from '@/components/houses/houses-page'

export const revalidate = 60

type Props = { params: Promise<{ vue: string }> }

/** Views are made on demand. */
export function generateStaticParams() {
  return []
}

export const generateMetadata = async ({ params }: Props) =>
  housesMetadata(readHouseParams(await params))

/** Another tab, order, filter or count than the plain page's. */
export default async function HouseViewPage({ params }: Props) {
  return <HousesPage {...readHouseParams(await params)} />
}
