import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { buildStorefront } from '../../scripts/build-storefront.ts';
import { BROWSER_FLAGS, findBrowser } from '../../scripts/find-browser.ts';
import { type PageAudit, readAudit } from './read-audit.ts';
import { startServer } from './server-process.ts';

// The pages that a search engine or a friend's link leads to; with an anonymous visitor, as such links do.
const PAGES: readonly (readonly [name: string, route: string])[] = [
  ['home', '/'],
  ['explore', '/ExploreProducts'],
  ['product', '/Product-page/tender-coconut-water-pack'],
  ['catalogue', '/products'],
  ['cart', '/cart'],
  ['orders', '/order-details'],
  ['faq', '/Faq'],
  ['blogs', '/blogs'],
  ['contact', '/contact-us'],
  ['stores', '/store'],
];
const MOST_LOOKS_A_RUN = 4;
const AIM = { performance: 95, others: 100 };
const RESULTS = join(import.meta.dirname, '..', 'results');

// `npm run bench:lighthouse -- home product` audits only those; LIGHTHOUSE_RUNS=1 takes one look instead of three.
const wanted = process.argv.slice(2);
const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 3);

await buildStorefront();
const dataDir = mkdtempSync(join(tmpdir(), 'ilaneer-lighthouse-'));
const running: { stop(): unknown }[] = [{ stop: () => rmSync(dataDir, { recursive: true, force: true }) }];
try {
  const shop = await startServer('shop.ts', '/api/home-banners', {
    DATA_DIR: dataDir,
    MODE: 'sandbox',
    LOG_LEVEL: 'warn',
  });
  running.push(shop);
  // A shop that somebody visits has had visitors: the first one after its start is not counted.
  await lookAt('home', shop.url);
  const audits: PageAudit[] = [];
  for (const [name, route] of PAGES.filter(([name]) => wanted.length === 0 || wanted.includes(name))) {
    audits.push(await auditPage(name, `${shop.url}/#${route}`));
  }
  print(audits);
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, 'lighthouse.json'), `${JSON.stringify(audits, null, 2)}\n`);
} finally {
  for (const one of running.reverse()) await one.stop();
}

/** The middle one of several looks at a page. */
async function auditPage(name: string, url: string): Promise<PageAudit> {
  const looks: PageAudit[] = [];
  for (let left = runs * MOST_LOOKS_A_RUN; looks.length < runs && left > 0; left -= 1) {
    const look = await lookAt(name, url);
    if (look !== null) looks.push(look);
  }
  const [middle] = looks
    .toSorted((one, other) => one.scores.performance - other.scores.performance)
    .slice(Math.floor(looks.length / 2));
  if (middle === undefined) throw new Error(`no look at ${url} could be measured`);
  return middle;
}

/** One look at a page, with a browser that has never been there; null when it could not be measured. */
async function lookAt(name: string, url: string): Promise<PageAudit | null> {
  const browser = await launch({
    chromePath: findBrowser(),
    chromeFlags: ['--headless=new', ...BROWSER_FLAGS],
    ignoreDefaultFlags: false,
    logLevel: 'error',
  });
  try {
    // Without settings it audits as for a phone on a slow line.
    const outcome = await lighthouse(url, { port: browser.port, output: 'json', logLevel: 'error' });
    if (outcome === undefined) throw new Error(`no audit of ${url}`);
    return readAudit(name, outcome.lhr);
  } finally {
    browser.kill();
  }
}

function print(audits: readonly PageAudit[]): void {
  console.table(
    audits.map(({ page, scores, lcpMs, tbtMs, cls, scriptKb, styleKb }) => ({
      page,
      performance: scores.performance,
      accessibility: scores.accessibility,
      'best practices': scores.bestPractices,
      SEO: scores.seo,
      'LCP ms': lcpMs,
      'TBT ms': tbtMs,
      CLS: cls,
      'JS kB': scriptKb,
      'CSS kB': styleKb,
    })),
  );
  console.log(`aims: performance ≥ ${AIM.performance}, the others ${AIM.others}`);
  for (const { page, failed } of audits) {
    if (failed.length > 0) console.log(`${page}: ${failed.join('; ')}`);
  }
}
