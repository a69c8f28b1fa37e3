import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/**
 * sonner adds a style element when it is loaded, which the policy of the administrator's area rightly refuses. Its
 * rules come with app/styles/admin.css instead.
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
 * `style` attributes, which no page may hold: 17 kB (brotli) of its 55, and warnings about modules of Node.
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

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), sonnerWithoutInjectedStyles(), sanitizerWithoutCssParser()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
