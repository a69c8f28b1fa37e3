/**
 * The layers: content <- domain <- app <- server, with database under domain.
 * Each rule names the rooms a room may look into; everything else fails the build.
 */
const rooms = ['content', 'domain', 'database', 'app', 'server'];
const allowed = {
  content: ['content'],
  database: ['database'],
  domain: ['domain', 'content', 'database'],
  app: ['app', 'domain', 'content'],
  server: rooms,
};

export default {
  forbidden: [
    ...rooms.map((room) => ({
      name: `${room}-looks-down-only`,
      comment: `${room} may import ${allowed[room].join(', ')} only`,
      severity: 'error',
      from: { path: `^${room}/` },
      to: {
        path: `^(${rooms.join('|')}|tests|bench)/`,
        pathNot: `^(${allowed[room].join('|')})/`,
      },
    })),
    {
      name: 'product-does-not-know-its-tests',
      severity: 'error',
      from: { path: `^(${rooms.join('|')})/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(tests|bench)/|\\.test\\.tsx?$' },
    },
    {
      name: 'browser-rooms-stay-out-of-node',
      comment: 'islands and admin screens run in a browser',
      severity: 'error',
      from: { path: '^app/(islands|admin)/', pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'react-stays-in-app',
      severity: 'error',
      from: { path: '^(content|domain|database|server)/' },
      to: { path: '^node_modules/(react|react-dom)/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unlisted-packages',
      severity: 'error',
      from: { path: `^(${rooms.join('|')})/`, pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], pathNot: '^node_modules/(vite|@react-router/dev)/' },
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
