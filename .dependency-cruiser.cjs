/** The house's rules of direction (docs/architecture.md). Each broken one fails `npm run check`. */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'domain-stands-alone',
      comment: 'packages/domain holds pure rules: no dependency, no I/O.',
      severity: 'error',
      from: { path: '^packages/domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/domain/' },
    },
    {
      name: 'contract-knows-domain-only',
      severity: 'error',
      from: { path: '^packages/contract/' },
      to: { path: '^(packages/(?!contract|domain)|apps/)' },
    },
    {
      name: 'ui-stands-apart',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: '^(packages/(?!ui)|apps/)' },
    },
    {
      name: 'packages-never-import-apps',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'apps-never-import-each-other',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'features-never-import-features',
      comment: 'Pages in src/app compose features.',
      severity: 'error',
      from: { path: '^apps/(storefront|backoffice)/src/features/(?!checkout/)([^/]+)/' },
      to: { path: '^apps/$1/src/(app|features)/', pathNot: '^apps/$1/src/features/$2/' },
    },
    {
      name: 'checkout-imports-its-nouns-only',
      comment: 'The checkout is a flow over these nouns; none of them knows it.',
      severity: 'error',
      from: { path: '^apps/storefront/src/features/checkout/' },
      to: {
        path: '^apps/storefront/src/(app|features)/',
        pathNot: '^apps/storefront/src/features/(checkout|address|cart|catalogue|order)/',
      },
    },
    {
      name: 'contract-schemas-stay-out-of-the-browser',
      comment: 'The front ends import the types of the contract, never its schemas.',
      severity: 'error',
      from: { path: '^apps/(storefront|backoffice)/' },
      to: { path: '^packages/contract/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sql-lives-in-repositories',
      severity: 'error',
      from: {
        path: '^apps/server/src/(modules|flows|messages|http)/',
        pathNot: '(repository|stock|health/routes)\\.ts$|\\.test\\.ts$',
      },
      to: { path: '^apps/server/src/db/schema/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-test-code-in-production',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: '(\\.test\\.ts$|/testing/)' },
      to: { path: '(/testing/|\\.test\\.ts$)' },
    },
    {
      name: 'no-drawers',
      comment: 'A function lives with its noun.',
      severity: 'error',
      from: {},
      to: { path: '^(apps|packages)/.*/(utils|helpers|common|misc|shared)(/|\\.)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
    },
  },
};
