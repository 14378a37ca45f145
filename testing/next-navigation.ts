export * from 'next/navigation.js'

/** What components ask for that are rendered without a router: that of the home page, which leads nowhere. */
export const useRouter = () => ({})
export const usePathname = () => '/'
