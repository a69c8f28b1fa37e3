/**
 * The layers: content <- domain <- app <- server, with database under domain. Each rule names what a layer may import;
 * everything else fails the build. tests/content/house/layers.test.ts proves that every rule catches its violation.
 */
const layers = ['content', 'domain', 'database', 'app', 'server'];
const mayImport = {
  content: ['content'],
  // The shape of expected outcomes is the same in all layers.
  database: ['database', 'domain/result.ts'],
  domain: ['domain', 'content', 'database'],
  app: ['app', 'domain', 'content'],
};
const isTest = '\\.test\\.tsx?$';
const anyLayer = `^(${layers.join('|')})/`;
const browserFolders = '^app/(islands|admin)/';
const packages = (...names) => `^node_modules/(${names.join('|')})/`;

export default {
  forbidden: [
    ...Object.entries(mayImport).map(([layer, below]) => ({
      name: `${layer}-imports-lower-layers-only`,
      comment: `${layer} may import ${below.join(', ')} only`,
      severity: 'error',
      from: { path: `^${layer}/`, pathNot: isTest },
      to: { path: anyLayer, pathNot: `^(${below.join('|')})(/|$)` },
    })),
    {
      name: 'product-imports-no-tests',
      severity: 'error',
      from: { path: anyLayer, pathNot: isTest },
      to: { path: `^(tests|bench)/|${isTest}` },
    },
    {
      name: 'content-is-data',
      comment: 'content is data and schemas, without logic',
      severity: 'error',
      from: { path: '^content/', pathNot: isTest },
      to: { pathNot: `^content/|${packages('zod')}` },
    },
    {
      name: 'domain-imports-no-http',
      comment: 'domain works without HTTP: requests and responses belong to server',
      severity: 'error',
      from: { path: '^(domain|database)/' },
      to: {
        path: `^(node:)?https?$|${packages('hono', '@hono/[^/]+', 'react-router', '@react-router/[^/]+')}`,
      },
    },
    {
      name: 'react-stays-in-app',
      severity: 'error',
      from: { path: '^(content|domain|database|server)/' },
      to: { path: packages('react', 'react-dom') },
    },
    {
      name: 'screens-import-no-database',
      comment: 'a screen gets its services from the typed context, not through a chain of imports',
      severity: 'error',
      from: { path: '^app/', pathNot: isTest },
      to: { path: '^database/', reachable: true },
    },
    {
      name: 'browser-code-imports-no-node',
      comment: 'islands and admin screens run in a browser',
      severity: 'error',
      from: { path: browserFolders, pathNot: isTest },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'browser-code-imports-no-families',
      comment: 'the families import the schemas of all front matter; addresses come from app/paths.ts',
      severity: 'error',
      from: { path: browserFolders, pathNot: isTest },
      to: { path: '^content/families\\.ts$', reachable: true },
    },
    {
      name: 'public-screens-import-no-admin',
      comment: 'visitors must not load code of the administrator’s area',
      severity: 'error',
      from: { path: '^app/(site|sections|islands|ui|seo)/', pathNot: isTest },
      to: { path: '^app/admin/' },
    },
    {
      name: 'only-islands-hydrate',
      comment: 'only the islands and the module that hydrates documents import the client part of React',
      severity: 'error',
      from: { path: '^app/', pathNot: '^app/(islands/|admin/|hydrate-document\\.tsx$)' },
      to: { path: '^node_modules/react-dom/client' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-broken-imports',
      severity: 'error',
      from: { pathNot: '^tests/\\.artifacts/' },
      to: { couldNotResolve: true },
    },
    {
      name: 'no-unlisted-packages',
      comment:
        'packages that the site imports are listed under "dependencies"; only the build may use build tools',
      severity: 'error',
      from: { path: anyLayer, pathNot: isTest },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        pathNot: packages('vite', '@react-router/dev'),
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)\\.react-router/|\\+types/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { conditionNames: ['import', 'node', 'default'], exportsFields: ['exports'] },
  },
};
