/** A script as minified text, to be inlined (`vite.config.ts`). */
declare module '*?inline-script' {
  const text: string;
  export default text;
}
