/** Short help for the first visit, above the list of collections. */
export function Welcome() {
  return (
    <div style={{ maxWidth: 720, marginBottom: 32 }}>
      <h2>Bienvenue</h2>
      <p>
        Choisissez une rubrique, puis «&nbsp;Ajouter&nbsp;». Un contenu n’est visible sur le site
        qu’après «&nbsp;Publier les modifications&nbsp;»&#8239;; avant, il reste un brouillon.
      </p>
      <p>
        Une publication paraît sur le site en quelques secondes. Supprimer un contenu le retire du
        site.
      </p>
    </div>
  )
}
