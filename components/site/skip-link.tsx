/** The first stop of the keyboard: over the header, to the content. */
export function SkipLink() {
  return (
    <a
      href="#contenu"
      className="text-night fixed top-2 left-2 z-60 -translate-y-20 rounded-full bg-white px-5 py-2.5 font-semibold focus:translate-y-0"
    >
      Aller au contenu
    </a>
  )
}
