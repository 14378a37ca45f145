'use client'

import { Dialog } from '@/components/ui/dialog.client'
import { ExternalLink } from '@/components/ui/external-link'
import { ShareButton } from '@/components/ui/share/share-button.client'
import { housesCopy } from '@/lib/houses/copy'
import type { HouseDetails } from '@/lib/houses/house-details'
import { inquiryUrl } from '@/lib/houses/inquiry-url'
import { HouseFacts, HousePhotos } from './house-facts'

type Props = { house: HouseDetails; phone: string; onClose: () => void }

/** A modal dialog over the list, with the details and all photos of a house. */
export function HouseDialog({ house, phone, onClose }: Props) {
  const { title, url, conclusion } = house
  return (
    <Dialog title={title} onClose={onClose} wide>
      <HousePhotos house={house} />
      <div className="house-dialog-text">
        <HouseFacts house={house} />
        <div className="house-dialog-actions">
          <div className="dialog-action-bar *:w-full">
            <ExternalLink href={inquiryUrl(house, phone)} className="button button-whatsapp">
              {conclusion?.action ?? housesCopy.writeAbout}
            </ExternalLink>
          </div>
          <ShareButton url={url} title={title} />
        </div>
      </div>
    </Dialog>
  )
}
