import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComparedShop } from './compared-shops.ts';
import type { PageFigures } from './read-audit.ts';

type ShopName = ComparedShop['name'];

/** Medians, and audits of the last run. */
export type PageResult = {
  readonly page: string;
  readonly shop: ShopName;
  readonly address: string;
  readonly looks: number;
  readonly figures: PageFigures;
  readonly failed: readonly string[];
};

const FOLDER = join(import.meta.dirname, '..', '..', 'results');
const AIMS = 'aims: performance ≥ 99, the others 100, FCP ≤ 1000, LCP ≤ 1200, TBT ≤ 100, CLS 0';
const results = { pages: [] as PageResult[] };

// Stored at once, to survive an abort.

export function addPage(ofShops: readonly PageResult[]): void {
  results.pages.push(...ofShops);
  store();
  console.table(Object.fromEntries(ofShops.map((one) => [nameOf(one), rowOf(one.figures)])));
  for (const { shop, page, failed } of ofShops) {
    if (failed.length > 0) console.log(`${page}, ${shop}: ${failed.join('; ')}`);
  }
}

export function printAll(): void {
  console.table(Object.fromEntries(results.pages.map((one) => [nameOf(one), rowOf(one.figures)])));
  console.log(AIMS);
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
