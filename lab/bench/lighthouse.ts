import { readArgs } from '../read-args.ts';
import { openClosers } from './closers.ts';
import { auditPage } from './pages/audit-page.ts';
import { type ComparedShop, startComparedShops } from './pages/compared-shops.ts';
import { addPage, printAll } from './pages/page-results.ts';
import { type Look, medianFigures } from './pages/read-audit.ts';
import { addressOf, MORE_PAGES, VISITED_PAGES, type VisitedPage } from './pages/visited-pages.ts';
import { say } from './results.ts';

const { values, positionals } = readArgs(
  'npm run bench:lighthouse -- [page …] [--quick: one run] [--against <folder of another checkout>]',
  { quick: { type: 'boolean' }, against: { type: 'string' } },
);
const times = values.quick === true ? 1 : 5;
const pages =
  positionals.length === 0
    ? VISITED_PAGES
    : [...VISITED_PAGES, ...MORE_PAGES].filter(({ name }) => positionals.includes(name));

const { running, stopAll } = openClosers();
try {
  const shops = await startComparedShops(values.against, running);
  say('looking once at each shop, uncounted: a shop that somebody visits has had visitors');
  for (const { url } of shops) await auditPage(url);
  for (const page of pages) await measurePage(shops, page);
  printAll();
} finally {
  await stopAll();
}

/** Alternating, so that noise hits all. */
async function measurePage(shops: readonly ComparedShop[], page: VisitedPage): Promise<void> {
  const looked = shops.map((shop) => ({ ...shop, looks: [] as Look[] }));
  for (let round = 0; round < times; round += 1) {
    for (const { name, url, looks } of inTurns(looked, round)) {
      const look = await auditPage(await addressOf(url, page));
      looks.push(look);
      const { performance, lcpMs } = look.figures;
      say(`${page.name}, ${name}: look ${round + 1} of ${times}, ${performance}, LCP ${lcpMs} ms`);
    }
  }
  const results = looked.map(async ({ name, url, looks }) => ({
    page: page.name,
    shop: name,
    address: (await addressOf(url, page)).slice(url.length),
    looks: looks.length,
    figures: medianFigures(looks),
    failed: looks.at(-1)?.failed ?? [],
  }));
  addPage(await Promise.all(results));
}

function inTurns<Shop>(shops: readonly Shop[], round: number): readonly Shop[] {
  return round % 2 === 0 ? shops : shops.toReversed();
}
