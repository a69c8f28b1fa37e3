/** What the administrator's area says to a browser without JavaScript, which can show none of its screens. */
export function NeedsJavaScript({ className }: { className: string }) {
  return (
    <noscript>
      <p className={className}>Esta área precisa de JavaScript.</p>
    </noscript>
  );
}
