export const CHECKOUT_STEPS = ['cart', 'address', 'payment', 'placed'] as const;

export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

export const PAGE_KINDS = ['home', 'products', 'product', 'cart', 'checkout', 'other'] as const;

export type PageKind = (typeof PAGE_KINDS)[number];

/** Upper bounds of good and fair: ms, and a score for cls (web.dev/articles/vitals). */
export const VITALS = {
  lcp: { good: 2_500, fair: 4_000 },
  inp: { good: 200, fair: 500 },
  cls: { good: 0.1, fair: 0.25 },
} as const;

export type Vital = keyof typeof VITALS;

export const VITAL_NAMES = Object.keys(VITALS).filter((name): name is Vital => name in VITALS);

export const BUCKETS = ['good', 'fair', 'poor'] as const;

export type Bucket = (typeof BUCKETS)[number];

export function bucketOf(vital: Vital, value: number): Bucket {
  const { good, fair } = VITALS[vital];
  return value <= good ? 'good' : value <= fair ? 'fair' : 'poor';
}

export function stepName(step: CheckoutStep): string {
  return `step/${step}`;
}

export function vitalName(vital: Vital, page: PageKind, bucket: Bucket): string {
  return `${vital}/${page}/${bucket}`;
}

/** All that are counted; others are refused (REPORT-10). */
export const VISIT_NAMES: readonly string[] = [
  ...CHECKOUT_STEPS.map(stepName),
  ...VITAL_NAMES.flatMap((vital) =>
    PAGE_KINDS.flatMap((page) => BUCKETS.map((bucket) => vitalName(vital, page, bucket))),
  ),
];

const PAGES: readonly (readonly [PageKind, RegExp])[] = [
  ['home', /^\/$/],
  ['products', /^\/products$/],
  ['product', /^\/product-page\//i],
  ['cart', /^\/cart$/],
  ['checkout', /^\/(address|payment)$/],
];

export function pageKindOf(pathname: string): PageKind {
  return PAGES.find(([, shape]) => shape.test(pathname))?.[0] ?? 'other';
}
