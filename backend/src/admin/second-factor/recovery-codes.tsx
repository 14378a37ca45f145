/** Codes that were made, to be kept on paper or in a file: nobody can read them again. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const text = `Codes de secours de l’espace de gestion, chacun pour une fois :\n\n${codes.join('\n')}\n`
  return (
    <div className="recovery-codes" role="status">
      <p>
        <strong>Gardez ces codes maintenant&nbsp;: ils ne seront plus montrés.</strong> Chacun sert
        une fois.
      </p>
      <ol className="ps-[3em]">
        {codes.map((code) => (
          <li key={code} className="font-code wrap-anywhere">
            {code}
          </li>
        ))}
      </ol>
      <p className="button-row print:hidden">
        <button type="button" onClick={() => window.print()}>
          Imprimer les codes
        </button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="codes-de-secours.txt"
        >
          Télécharger les codes
        </a>
      </p>
    </div>
  )
}
