import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComparedShop } from './compared-shops.ts';
import type { PageFigures } from './read-audit.ts';

type ShopName = ComparedShop['name'];

/** What a shop's page takes: medians of so many looks, and what cost points in the last of them. */
export type PageResult = {
  readonly page: string;
  readonly shop: ShopName;
  readonly address: string;
  readonly looks: number;
  readonly figures: PageFigures;
  readonly failed: readonly string[];
};

/** How a shop answers a tap soon after the first paint: how often of how many, and the median of those. */
export type TapResult = {
  readonly tap: string;
  readonly line: string;
  readonly shop: ShopName;
  readonly taps: number;
  readonly answered: number;
  readonly answeredMs: number | null;
  /** What is in the cart after each tap, where it is about the cart: one, if nothing was lost or done twice. */
  readonly unitsInCart: readonly number[];
};

const FOLDER = join(import.meta.dirname, '..', '..', 'results');
const AIMS =
  'aims: performance ≥ 99, the others 100, FCP ≤ 1000, LCP ≤ 1200, TBT ≤ 100, CLS 0; every tap answered';
const results = { pages: [] as PageResult[], taps: [] as TapResult[] };

// Every figure is shown and stored as soon as it is there, so that a run that is stopped keeps what it found.

export function addPage(ofShops: readonly PageResult[]): void {
  results.pages.push(...ofShops);
  store();
  console.table(Object.fromEntries(ofShops.map((one) => [nameOf(one), rowOf(one.figures)])));
  for (const { shop, page, failed } of ofShops) {
    if (failed.length > 0) console.log(`${page}, ${shop}: ${failed.join('; ')}`);
  }
}

export function addTap(ofShops: readonly TapResult[]): void {
  results.taps.push(...ofShops);
  store();
  printTaps(ofShops);
}

/** Shows all of it in one table, page by page. */
export function printAll(): void {
  const { pages, taps } = results;
  if (pages.length > 0)
    console.table(Object.fromEntries(pages.map((one) => [nameOf(one), rowOf(one.figures)])));
  if (taps.length > 0) printTaps(taps);
  console.log(AIMS);
}

function printTaps(taps: readonly TapResult[]): void {
  console.table(
    taps.map(({ tap, line, shop, taps, answered, answeredMs, unitsInCart }) => ({
      tap,
      line,
      shop,
      answered: `${answered} of ${taps}`,
      'after ms': answeredMs,
      'in the cart': unitsInCart.join(' '),
    })),
  );
}

function nameOf({ page, shop }: PageResult): string {
  return `${page}, ${shop}`;
}

function rowOf(figures: PageFigures) {
  return {
    'FCP ms': figures.fcpMs,
    'LCP ms': figures.lcpMs,
    'TBT ms': figures.tbtMs,
    CLS: figures.cls,
    'speed index': figures.speedIndexMs,
    kB: figures.kb,
    'JS kB': figures.scriptKb,
    performance: figures.performance,
    accessibility: figures.accessibility,
    'best practices': figures.bestPractices,
    SEO: figures.seo,
    'machine speed': figures.machineSpeed,
  };
}

function store(): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'pages.json'), `${JSON.stringify(results, null, 2)}\n`);
}
