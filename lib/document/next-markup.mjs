/**
 * What the documents that Next and React write look like, which neither promises: every pattern over their
 * markup (docs/upgrading.md; next-markup.test.ts holds them against the installed packages).
 */

/** A stylesheet of the build. */
export const stylesheet =
  /<link rel="stylesheet" href="(\/_next\/static\/[^"]+\.css)" data-precedence="next"\/>/g

/** A script of the build, and the preload of one. */
export const script = /<script src="(\/_next\/static\/[^"]+\.js)" async=""><\/script>/g
export const scriptPreload = /<link rel="preload" as="script" [^>]*\/>/g

/** An inline script that passes a part of React's flight data, a JSON string, to the client. */
export const flightScript = /<script>self\.__next_f\.push\(\[1,"((?:[^"\\]|\\.)*)"\]\)<\/script>/g

/** Such a script with another literal for the string. @param {string} literal */
export const flightScriptOf = (literal) => `<script>self.__next_f.push([1,${literal}])</script>`

/** How these scripts begin: a string follows, or nothing. */
export const flightStart =
  /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\(\[\d,?/

/** How the script begins with which Turbopack starts the page: JSON follows. */
export const turbopackStart = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push('

/** React's notes for its own streaming, which sends no part of a finished document late; not valid HTML. */
export const transitionAttributes = /(<[a-z][^<>]*?)(?: vt-[a-z]+="[^"]*")+/g
