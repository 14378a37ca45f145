import { Dialog } from '@/components/ui/dialog.client'
import { phoneCopy } from './copy'
import { PhoneNumber } from './phone-number.client'

/** Offers the number of a WhatsApp link that has opened nothing. */
export function ContactFailureDialog({ phone, onClose }: { phone: string; onClose: () => void }) {
  return (
    <Dialog title={phoneCopy.notOpened} onClose={onClose}>
      <p className="phone-number [&>button]:underline">
        <PhoneNumber phone={phone} />
      </p>
    </Dialog>
  )
}
