import { readFile } from 'node:fs/promises';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, minify, type Plugin, transformWithOxc } from 'vite';

/**
 * sonner adds a style element when it is loaded, which the policy of the administrator's area rightly refuses. Its
 * rules come with the style sheet of that area instead.
 */
function sonnerWithoutInjectedStyles(): Plugin {
  return {
    name: 'sonner-without-injected-styles',
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs$/ },
      handler(code) {
        const injection = /^__insertCSS\(.*\);$/m;
        if (!injection.test(code)) throw new Error('sonner adds its styles in another way than it used to');
        return { code: code.replace(injection, ''), map: null };
      },
    },
  };
}

/**
 * The preview of a page cleans it in the browser as the server does. The sanitiser brings a whole CSS parser for
 * `style` attributes, which no page may contain: 17 kB (brotli) of its 55, and warnings about modules of Node.
 */
function sanitizerWithoutCssParser(): Plugin {
  const id = '\0no-css-parser';
  return {
    name: 'sanitizer-without-css-parser',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: {
      filter: { id: /^postcss$/ },
      handler: (_source, importer) => (importer?.includes('/sanitize-html/') ? id : null),
    },
    load: {
      filter: { id: /no-css-parser$/ },
      handler: () => `export function parse() { throw new Error('No style attribute is allowed'); }`,
    },
  };
}

/** `import text from '….ts?inline-script'` gives the minified text of the script, to be inlined in a page. */
function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    load: {
      filter: { id: /\?inline-script$/ },
      async handler(id) {
        const file = id.replace(/\?.*/, '');
        this.addWatchFile(file);
        const script = await transformWithOxc(await readFile(file, 'utf8'), file);
        const { code, errors } = await minify(file, script.code, {
          module: false,
          compress: true,
          mangle: true,
        });
        if (errors.length > 0) throw new Error(`${file} cannot be minified: ${errors[0]?.message}`);
        return `export default ${JSON.stringify(code.trim())}`;
      },
    },
  };
}

const adminLibraries = [
  /^@base-ui\//,
  /^@supabase\//,
  /^@tanstack\//,
  /^@hookform\//,
  'react-hook-form',
  'sonner',
];

/**
 * What several screens of the administrator's area share is one chunk, because each of them fetches the code of all the
 * others anyway. Split by sharing, it was 90 files, which took a browser longer to request than to run. Public pages
 * need the two chunks before it without the rest.
 */
const clientChunks = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  { name: 'preload', test: /vite\/preload-helper/, priority: 2 },
  { name: 'admin', test: /\/app\/admin\//, tags: ['$initial' as const], minShareCount: 2, priority: 1 },
];

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    inlineScripts(),
    sonnerWithoutInjectedStyles(),
    sanitizerWithoutCssParser(),
  ],
  // All packages are found before the first page loads. Otherwise the page would reload when Vite meets a new one.
  optimizeDeps: { entries: ['app/**/*.tsx', '!app/**/*.test.tsx'] },
  // The server's build contains the libraries of the administrator's screens without their unused parts. Left as packages
  // they would be 250 more modules, which cost 20 MB and a tenth of the time of a start. Not in development, where Vite
  // would have to transform each module.
  ssr: command === 'build' ? { noExternal: adminLibraries } : {},
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: clientChunks } } } } },
  },
}));
