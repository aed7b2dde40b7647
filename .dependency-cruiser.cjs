/** Nouns of the server and the nouns below them that they may import; another one takes a reason in the commit. */
const NOUNS_BELOW = {
  account: ['consent', 'verification'],
  attack: ['staff'],
  batch: ['stock'],
  cart: ['catalogue', 'promotion', 'tax-rate'],
  catalogue: ['review', 'search', 'tax-rate'],
  coin: ['journal'],
  customer: ['account'],
  contact: ['support'],
  consent: ['content'],
  content: ['catalogue'],
  'gift-card': ['account', 'journal'],
  letter: ['customer', 'newsletter', 'setting', 'staff'],
  newsletter: ['consent'],
  payment: ['account', 'journal'],
  promotion: ['customer'],
  restock: ['consent'],
  'social-login': ['account', 'verification'],
  support: ['account'],
  wishlist: ['catalogue'],
};

/** Flows and the flows below them. Whoever is not named imports none. */
const FLOWS_BELOW = {
  books: ['stock-value'],
  'book-keeping': ['books'],
  checkout: ['settlement', 'reservations'],
  couriers: ['fulfilment', 'packing'],
  fulfilment: ['settlement', 'reservations'],
  'gst-returns': ['documents'],
  accounting: ['books', 'gst-returns'],
  handover: ['fulfilment', 'packing'],
  keys: [],
  'line-edit': ['reservations'],
  'order-details': ['line-edit'],
  'order-desk': ['fulfilment', 'line-edit', 'packing', 'returns', 'settlement'],
  'phone-order': ['checkout', 'line-edit', 'settlement'],
  'message-desk': ['deliveries'],
  'month-end': ['books', 'documents', 'gst-returns', 'opening', 'stock-value', 'transfer'],
  packing: ['deliveries', 'documents', 'fulfilment', 'returns'],
  privacy: ['documents'],
  quoting: ['checkout', 'line-edit'],
  reports: ['stock-value'],
  returns: ['documents', 'settlement', 'reservations'],
  settlement: ['line-edit', 'reservations'],
  'staff-search': ['order-desk'],
  'stock-keeping': ['stock-value'],
  storefront: [],
  today: ['packing'],
  transfer: [
    'accounting',
    'books',
    'fulfilment',
    'gst-returns',
    'order-desk',
    'reports',
    'stock-keeping',
    'stock-value',
  ],
};

// Tests and their kit build a whole shop.
const NOT_OF_TESTS = '(\\.test\\.tsx?$|/testing/)';

const nounRule = (noun) => ({
  name: 'noun-imports-nouns-below-it',
  comment: 'The audit log stands below all of them: what staff change of any is noted in it.',
  severity: 'error',
  from: { path: `^apps/server/src/modules/${noun}/`, pathNot: NOT_OF_TESTS },
  to: {
    path: '^apps/server/src/modules/',
    pathNot: `^apps/server/src/modules/(${[noun, 'audit', ...(NOUNS_BELOW[noun] ?? [])].join('|')})/`,
  },
});

const flowRule = (flow) => ({
  name: 'flow-imports-flows-below-it',
  comment: 'What a shopper sees of an order is read by the routes of every flow.',
  severity: 'error',
  from: { path: `^apps/server/src/flows/${flow}/`, pathNot: NOT_OF_TESTS },
  to: {
    path: '^apps/server/src/flows/',
    pathNot: `^apps/server/src/flows/(${[flow, 'order-details', ...(FLOWS_BELOW[flow] ?? [])].join('|')})/`,
  },
});

/** A face is all that the rest of the server knows of a noun or a flow. */
const faceRule = (room) => {
  const face = `${room}/${room.split('/').pop()}\\.ts$`;
  return {
    name: 'rooms-are-entered-by-their-face',
    severity: 'error',
    from: { path: '^(apps|e2e|scripts)/', pathNot: `^${room}/|${NOT_OF_TESTS}` },
    to: { path: `^${room}/`, pathNot: `^${face}` },
  };
};

const roomsIn = (folder) =>
  require('node:fs')
    .readdirSync(`${__dirname}/apps/server/src/${folder}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The house's rules of direction (docs/architecture.md). Each broken one fails `npm run check`. */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    ...roomsIn('modules').map(nounRule),
    ...roomsIn('flows').map(flowRule),
    ...[
      ...roomsIn('modules').map((noun) => `modules/${noun}`),
      ...roomsIn('flows').map((flow) => `flows/${flow}`),
    ].map((room) => faceRule(`apps/server/src/${room}`)),
    {
      name: 'nouns-never-import-flows',
      severity: 'error',
      from: { path: '^apps/server/src/modules/', pathNot: NOT_OF_TESTS },
      to: { path: '^apps/server/src/flows/' },
    },
    {
      name: 'only-routes-show-order-details',
      severity: 'error',
      from: {
        path: '^apps/server/src/flows/',
        pathNot: `routes\\.ts$|^apps/server/src/flows/order-details/|${NOT_OF_TESTS}`,
      },
      to: { path: '^apps/server/src/flows/order-details/' },
    },
    {
      name: 'foundations-know-no-noun',
      comment: 'What nouns stand on is told by the composition root what it needs of them.',
      severity: 'error',
      from: { path: '^apps/server/src/(http|db|jobs|messages|deps|drawing)/', pathNot: NOT_OF_TESTS },
      to: { path: '^apps/server/src/(modules|flows)/' },
    },
    {
      name: 'only-the-process-wires',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: `^apps/server/src/(process|commands|sandbox)/|${NOT_OF_TESTS}`,
      },
      to: { path: '^apps/server/src/(process|commands|sandbox)/' },
    },
    {
      name: 'only-the-top-knows-the-sum',
      comment: 'Use cases take Deps and what their noun declares.',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: `^apps/server/src/(app\\.ts$|process/|commands/)|${NOT_OF_TESTS}`,
      },
      to: { path: '^apps/server/src/app-deps\\.ts$' },
    },
    {
      name: 'domain-stands-alone',
      comment: 'packages/domain holds pure rules: no dependency, no I/O; lists of content are built in.',
      severity: 'error',
      from: { path: '^packages/domain/', pathNot: '\\.test\\.tsx?$' },
      to: { pathNot: '^packages/domain/|^content/[^/]+\\.json$' },
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
        path: '^apps/server/src/(modules|flows|messages|http|jobs|process|commands)/',
        pathNot: 'repository\\.ts$|\\.test\\.tsx?$',
      },
      to: { path: '^apps/server/src/db/schema/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-test-code-in-production',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: '(\\.test\\.tsx?$|/testing/)' },
      to: { path: '(/testing/|\\.test\\.tsx?$)' },
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
