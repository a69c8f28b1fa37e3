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

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), sonnerWithoutInjectedStyles()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
