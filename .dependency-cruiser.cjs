/**
 * The arrows of the architecture. A layer may import any layer to its right; siblings never import each other:
 * cli → server → service → engine → {agents, workspace, store, notify, sheets, settings, memory} → {pipeline, dispatch} → protocol
 */
const SIBLINGS = ['agents', 'workspace', 'store', 'notify', 'sheets', 'settings', 'memory']
const DECISIONS = ['pipeline', 'dispatch']
const layer = (...names) => `^src/(${names.join('|')})/`

/** The only file of the command line that picks engines, outlets and adapters. */
const COMPOSE = '^src/cli/compose\\.ts$'
const forbid = (name, from, to) => ({ name, severity: 'error', from: { path: from }, to: { path: to } })

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    forbid('protocol-imports-no-layer', layer('protocol'), '^src/(?!protocol/)'),
    forbid('decisions-import-only-protocol', layer(...DECISIONS), `^src/(?!protocol/|pipeline/|dispatch/)`),
    forbid('pipeline-and-dispatch-are-siblings', layer('pipeline'), layer('dispatch')),
    forbid('dispatch-and-pipeline-are-siblings', layer('dispatch'), layer('pipeline')),
    ...SIBLINGS.map((name) =>
      forbid(
        `${name}-imports-no-sibling`,
        layer(name),
        layer(...SIBLINGS.filter((other) => other !== name), 'engine', 'service', 'server', 'cli'),
      ),
    ),
    forbid('engine-imports-no-surface', layer('engine'), layer('service', 'server', 'cli')),
    forbid('service-imports-no-surface', layer('service'), layer('server', 'cli')),
    forbid('service-picks-no-store', layer('service'), '^src/store/(memory|sqlite|postgres)/'),
    {
      name: 'cli-imports-only-protocol-and-service',
      comment: 'the command line parses and presents: no store engine, no decision, no process; compose.ts picks parts',
      severity: 'error',
      from: { path: layer('cli'), pathNot: [COMPOSE] },
      to: { path: '^src/(?!cli/|server/|service/|protocol/)' },
    },
    {
      name: 'sdk-imports-nothing-at-run-time',
      comment: 'what an agent author imports has no dependencies: of the protocol it takes types alone',
      severity: 'error',
      from: { path: '^src/sdk/' },
      to: { path: '^src/(?!sdk/)|node_modules', dependencyTypesNot: ['type-only'] },
    },
    // `sdk` encodes blocks, as any agent does.
    forbid('server-imports-only-protocol-and-service', layer('server'), '^src/(?!server/|service/|protocol/|sdk/)'),
    forbid('web-imports-only-protocol', '^web/', '^src/(?!protocol/)'),
    forbid('source-imports-no-test', '^src/', '^(test|bench|scripts)/'),
    {
      name: 'pure-layers-know-no-node',
      comment: 'protocol, pipeline and dispatch run in a browser and in the simulation',
      severity: 'error',
      from: { path: layer('protocol', ...DECISIONS) },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-undeclared-package',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
    { name: 'not-resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
}
