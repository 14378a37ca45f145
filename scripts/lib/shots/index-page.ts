/**
 * An HTML page that shows the screenshots: one row for each name, from the narrowest to the widest.
 * @param files names such as `voyage-360.png`; the number is a width in CSS pixels
 */
export function indexPage(files: readonly string[]): string {
  const names = [...new Set(files.map((file) => file.replace(/-\d+\.png$/, '')))]
  const sections = names.map((name) => {
    const figures = files
      .filter((file) => /^-\d+\.png$/.test(file.slice(name.length)) && file.startsWith(name))
      .toSorted((a, b) => widthOf(a) - widthOf(b))
      .map(
        (file) =>
          `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a><figcaption>${widthOf(file)} px</figcaption></figure>`,
      )
    return `<h2 id="${name}">${name}</h2><div>${figures.join('')}</div>`
  })
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Captures</title>
<style>body{font:1rem system-ui;margin:2rem}div{display:flex;gap:1rem;overflow:auto;align-items:start}
figure{margin:0;flex:none}img{height:36rem;max-width:none;object-fit:cover;object-position:top;border:1px solid}</style>
<h1>${files.length} captures</h1>${sections.join('\n')}</html>`
}

function widthOf(file: string): number {
  return Number(/(\d+)\.png$/.exec(file)?.[1] ?? 0)
}
