import { icon } from '@/components/ui/icons'

export const ArrowIcon = icon('M4 12h16m-6-6 6 6-6 6')
export const PlusIcon = icon('M12 5v14M5 12h14', 'icon faq-icon')
