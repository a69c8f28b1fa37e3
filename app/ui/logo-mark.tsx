/** The logo: a closed gate with an amber upper slat. */
export function LogoMark() {
  return (
    <svg className="logo-mark" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M3 29V5h26v24" />
      <path className="amber" d="M7 11h18" />
      <path d="M7 17h18M7 23h18" />
    </svg>
  );
}
