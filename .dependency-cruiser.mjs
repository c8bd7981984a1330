// The arrows of docs/architecture.md. What is not listed here may not be imported.
const engine = '^packages/engine/src/';
const engineTesting = '^packages/engine/testing/';
const kit = '^packages/kit/src/';
const bots = '^packages/bots/src/';
const botsTesting = '^packages/bots/testing/';
const ui = '^packages/ui/src/';
const uiTesting = '^packages/ui/testing/';
const titles = '^packages/titles/src/';
const playable = '^packages/titles/src/playable\\.ts$';
const table = '^packages/table/src/';
const tableTesting = '^packages/table/testing/';
const contract = '^packages/contract/src/';
const store = '^packages/store/src/';
const storeTesting = '^packages/store/testing/';
const drawn = ['^packages/ui/src/pieces/', '^games/[^/]+/ui/(board/|workbench/|cover\\.tsx$)'];
const packages = [engine, engineTesting, kit, bots, ui, titles, table, store, contract];

const mayImport = (from, to) => ({ from: { path: from }, to: { path: to } });
const mayUse = (from, dependencyTypes) => ({ from: { path: from }, to: { dependencyTypes } });

const tests = '^(packages|games|apps)/([^/]+)/test/';
const host = ['^apps/', contract, store, storeTesting, tests, '^scripts/'];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  allowed: [
    mayImport(engine, engine),
    mayImport(engineTesting, [engineTesting, engine]),
    mayImport(kit, [kit, engine]),
    mayImport(bots, [bots, engine]),
    mayImport(botsTesting, [botsTesting, bots, engine]),
    mayImport(ui, ui),
    mayImport(uiTesting, [uiTesting, ui]),
    mayImport('^games/([^/]+)/src/', ['^games/$1/src/', kit, engine]),
    mayImport('^games/([^/]+)/bot/', ['^games/$1/(bot|src)/', bots, kit, engine]),
    mayImport('^games/([^/]+)/ui/', ['^games/$1/(ui|src)/', ui, kit, engine]),
    mayImport(titles, [titles, '^games/[^/]+/(src|bot|ui)/', engine, bots, ui]),
    // A table knows what a title is and names none: it is handed them.
    mayImport(table, [table, bots, playable, engine]),
    mayImport(tableTesting, [tableTesting, table, bots, playable, engine, engineTesting]),
    mayImport(contract, contract),
    mayImport(store, [store, table, engine]),
    mayImport(storeTesting, [storeTesting, store, table, '^scripts/install\\.mjs$']),
    mayImport('^apps/([^/]+)/', ['^apps/$1/', ...packages]),

    // A command starts a database of its own.
    mayImport('^apps/cli/src/', storeTesting),

    // The server builds the client and serves it.
    mayImport('^apps/server/', '^apps/web/serve/(build|static-server)\\.ts$'),

    // The client is tested against a real server.
    mayImport('^apps/web/test/online/', '^apps/server/test/(visiting|telegrams/sinks)\\.ts$'),

    // A test sees its own workspace, what that workspace may import, and the conformance suite.
    mayImport(tests, ['^$1/$2/', engine, engineTesting]),
    mayImport('^games/[^/]+/test/', [kit, bots, botsTesting, ui, uiTesting]),
    mayImport('^packages/titles/test/', [bots, ui, uiTesting]),
    // One promise for the boxes of all titles.
    mayImport('^packages/titles/test/', '^games/[^/]+/test/made-up-box\\.ts$'),
    mayImport('^packages/table/test/', [bots, titles, ui]),
    mayImport('^packages/store/test/', [table, tableTesting, bots, titles]),
    mayImport('^apps/[^/]+/test/', [tableTesting, storeTesting]),
    mayImport('^packages/(engine|bots)/test/', '^scripts/shared-browser\\.ts$'),
    mayImport(
      '^apps/web/(test|serve)/',
      '^scripts/((?:shared-)?browser\\.ts|root\\.ts|install\\.mjs)$',
    ),
    mayImport('^scripts/', ['^scripts/', ...packages]),

    // What is drawn is drawn with React; a page's style is a file beside it.
    mayImport([...drawn, '^apps/web/src/'], '\\.css$'),
    { from: { path: drawn }, to: { path: 'node_modules/(@types/)?react/' } },

    // Only what runs on Node alone may use Node's modules or packages from outside.
    mayUse(host, ['core', 'npm', 'npm-dev', 'npm-optional']),
  ],
  allowedSeverity: 'error',
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Modules that import each other load in an order nobody chose. Types alone may.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'not-resolvable',
      comment: 'The import leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'undeclared',
      comment: 'The package is not in the package.json of its workspace or of the root.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^coverage/|^apps/web/dist/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
