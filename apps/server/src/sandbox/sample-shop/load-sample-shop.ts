import { searchWords } from '@ilaneer/domain/search/search-words';
import { sql } from 'drizzle-orm';
import type { Database, PooledDatabase } from '../../db/connect.ts';
import { banners, categories, products, productVariants } from '../../db/schema/catalogue/catalogue.ts';
import { searchSynonyms } from '../../db/schema/catalogue/search.ts';
import { stores } from '../../db/schema/content/store.ts';
import { transactAll } from '../../db/transact.ts';
import {
  type ContentProduct,
  type ContentViews,
  readSampleCatalogue,
  readSampleStores,
  readSearchSynonyms,
} from './content-files.ts';
import { keepsDays, loadSampleBatches } from './load-sample-batches.ts';
import { loadSampleCoupons, loadSampleGiftCards } from './load-sample-codes.ts';
import { loadWrittenContent } from './load-written-content.ts';

// Any constant will do: it keeps two starting processes from loading the sample twice.
const LOADING_LOCK = 4_826_002;

/** What the sample shop is made of. */
export type SampleShop = {
  readonly contentDir: string;
  readonly at: Date;
  readonly giftCardSecret: string;
  /** The number of the seller's FSSAI licence, which stands on food. */
  readonly foodLicence: string;
  /** Whether its food comes in batches, which grow old; else it is just there. */
  readonly hasBatches: boolean;
};

/**
 * Fills an empty catalogue with the sample shop of the content folder; a catalogue with anything in it is left alone.
 * So are stores, coupons, gift cards and written content, which a shop of an earlier release may lack.
 */
export async function loadSampleShop(
  db: PooledDatabase,
  { contentDir, at, giftCardSecret, foodLicence, hasBatches }: SampleShop,
): Promise<boolean> {
  return transactAll(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOADING_LOCK})`);
    await loadSampleStores(tx, contentDir);
    await loadSampleCoupons(tx, contentDir, at);
    await loadSampleGiftCards(tx, contentDir, at, giftCardSecret);
    await loadSearchSynonyms(tx, contentDir);
    await loadWrittenContent(tx, contentDir, at);
    return loadSampleCatalogue(tx, { contentDir, at, foodLicence, hasBatches });
  });
}

/** Fills an empty catalogue with the sample's; false when there is anything in it. */
export async function loadSampleCatalogue(
  tx: Database,
  { contentDir, at, foodLicence, hasBatches }: Omit<SampleShop, 'giftCardSecret'>,
): Promise<boolean> {
  const [known] = await tx.select({ id: categories.id }).from(categories).limit(1);
  if (known !== undefined) return false;
  const sample = await readSampleCatalogue(contentDir);
  const written = { createdAt: at, updatedAt: at };
  await tx.insert(categories).values(sample.categories.map((category) => ({ ...category, ...written })));
  await tx.insert(banners).values(sample.banners);
  await tx.insert(products).values(sample.products.map((product) => toProductRow(product, foodLicence)));
  await tx
    .insert(productVariants)
    .values(sample.products.flatMap((product) => toVariantRows(product, sample.views, hasBatches)));
  if (hasBatches) await loadSampleBatches(tx, sample.products, at);
  return true;
}

/** Fills an empty list of branches, also in a sandbox that is older than they are. */
async function loadSampleStores(tx: Database, contentDir: string): Promise<void> {
  const [known] = await tx.select({ code: stores.code }).from(stores).limit(1);
  if (known === undefined) await tx.insert(stores).values(await readSampleStores(contentDir));
}

/** Fills an empty list of synonyms, also in a sandbox that is older than they are. */
async function loadSearchSynonyms(tx: Database, contentDir: string): Promise<void> {
  const [known] = await tx.select({ term: searchSynonyms.term }).from(searchSynonyms).limit(1);
  if (known !== undefined) return;
  const entries = await readSearchSynonyms(contentDir);
  const rows = entries.flatMap(({ meaning, terms }) =>
    // As searches are compared: some spellings differ only in joiners.
    [...new Set(terms.map((term) => searchWords(term).join(' ')))].map((term) => ({ term, meaning })),
  );
  await tx.insert(searchSynonyms).values(rows);
}

function toProductRow({ variants: _, createdAt, fssai, maker, ...product }: ContentProduct, licence: string) {
  const written = new Date(createdAt);
  return {
    ...product,
    fssai: fssai ? licence : null,
    makerName: maker.name,
    makerAddress: maker.address,
    createdAt: written,
    updatedAt: written,
  };
}

function toVariantRows(product: ContentProduct, views: ContentViews, hasBatches: boolean) {
  const isReceived = hasBatches && keepsDays(product) !== null;
  const written = new Date(product.createdAt);
  return product.variants.map(({ netQuantity, boxMm, ...variant }, index) => ({
    ...variant,
    stock: isReceived ? 0 : variant.stock,
    productId: product.id,
    position: index + 1,
    name: nameOf(variant.options),
    netCount: netQuantity.count,
    netAmount: netQuantity.amount,
    netUnit: netQuantity.unit,
    boxLengthMm: boxMm.length,
    boxWidthMm: boxMm.width,
    boxHeightMm: boxMm.height,
    views: views[variant.picture] ?? [],
    createdAt: written,
    updatedAt: written,
  }));
}

/** Such as `Size: 1 L, Pressing: Virgin`: later clients show the part after the colon. */
function nameOf(options: Readonly<Record<string, string>>): string {
  return Object.entries(options)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');
}
