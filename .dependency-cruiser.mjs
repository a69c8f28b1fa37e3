/**
 * The layers: content <- domain <- app <- server, with database under domain.
 * Each rule names the rooms a room may look into; everything else fails the build.
 * tests/content/layers.test.ts proves that every rule bites.
 */
const rooms = ['content', 'domain', 'database', 'app', 'server'];
const mayLookInto = {
  content: ['content'],
  database: ['database'],
  domain: ['domain', 'content', 'database'],
  app: ['app', 'domain', 'content'],
};
const isTest = '\\.test\\.tsx?$';
const anyRoom = `^(${rooms.join('|')})/`;
const browserRooms = '^app/(islands|admin)/';
const packages = (...names) => `^node_modules/(${names.join('|')})/`;

export default {
  forbidden: [
    ...Object.entries(mayLookInto).map(([room, below]) => ({
      name: `${room}-looks-down-only`,
      comment: `${room} may import ${below.join(', ')} only`,
      severity: 'error',
      from: { path: `^${room}/`, pathNot: isTest },
      to: { path: anyRoom, pathNot: `^(${below.join('|')})/` },
    })),
    {
      name: 'product-does-not-know-its-tests',
      severity: 'error',
      from: { path: anyRoom, pathNot: isTest },
      to: { path: `^(tests|bench)/|${isTest}` },
    },
    {
      name: 'content-is-data',
      comment: 'every word and figure, no logic: a schema is all it needs',
      severity: 'error',
      from: { path: '^content/', pathNot: isTest },
      to: { pathNot: `^content/|${packages('zod')}` },
    },
    {
      name: 'domain-knows-no-http',
      comment: 'the work without HTTP: requests and answers belong to server',
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
      name: 'screens-reach-no-database',
      comment: 'a screen gets its services from the typed context, not through a chain of imports',
      severity: 'error',
      from: { path: '^app/', pathNot: isTest },
      to: { path: '^database/', reachable: true },
    },
    {
      name: 'browser-rooms-stay-out-of-node',
      comment: 'islands and admin screens run in a browser',
      severity: 'error',
      from: { path: browserRooms, pathNot: isTest },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'public-screens-do-not-know-admin',
      comment: 'what visitors load must not grow with the administrator’s area',
      severity: 'error',
      from: { path: '^app/(site|sections|islands|ui|seo)/', pathNot: isTest },
      to: { path: '^app/admin/' },
    },
    {
      name: 'only-islands-hydrate',
      comment: 'the client half of React enters by the islands and the one hydrating module',
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
      comment: 'what the product imports stands under "dependencies"; only the build may use build tools',
      severity: 'error',
      from: { path: anyRoom, pathNot: isTest },
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
