export { PlayerLayout as default } from '@/components/videos/player-layout.client'
