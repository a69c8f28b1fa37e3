/** A script as text, minified, to stand inline (`vite.config.ts`). */
declare module '*?inline-script' {
  const text: string;
  export default text;
}
