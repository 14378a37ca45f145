export { HousesIntro as default } from '../houses-intro'
