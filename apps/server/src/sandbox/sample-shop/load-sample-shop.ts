import { systemActor } from '@ilaneer/domain/actor/actor';
import { variantName } from '@ilaneer/domain/product/combinations';
import { searchWords } from '@ilaneer/domain/search/search-words';
import { sql } from 'drizzle-orm';
import type { Database, PooledDatabase } from '../../db/connect.ts';
import { banners, categories } from '../../db/schema/catalogue/catalogue.ts';
import { searchSynonyms } from '../../db/schema/catalogue/search.ts';
import { stores } from '../../db/schema/content/store.ts';
import { transactAll } from '../../db/transact.ts';
import { invalid } from '../../http/failure.ts';
import {
  draftOf,
  draftProblems,
  makeCategoryIn,
  newVariant,
  type ProductDraft,
  saveProducts,
} from '../../modules/catalogue/catalogue.ts';
import { ratesNow } from '../../modules/tax-rate/tax-rate.ts';
import {
  type ContentProduct,
  type ContentViews,
  readSampleCatalogue,
  readSampleStores,
  readSearchSynonyms,
} from './content-files.ts';
import { loadSampleCoupons, loadSampleGiftCards } from './load-sample-codes.ts';
import { loadSampleGoods } from './load-sample-goods.ts';
import { loadWrittenContent } from './load-written-content.ts';
import { refused, type SampleDeps, type SampleShopDeps } from './sample-deps.ts';

// Any constant will do: it keeps two starting processes from loading the sample twice.
const LOADING_LOCK = 4_826_002;

/** What the sample shop is made of. */
export type Sample = {
  readonly contentDir: string;
  /** The number of the seller's FSSAI licence, which stands on food; without one, food stays a draft. */
  readonly foodLicence: string;
  /** Whether its food comes in batches, which grow old; else it is just there. */
  readonly hasBatches: boolean;
};

/**
 * Fills an empty catalogue with the sample shop of the content folder; a catalogue with anything in it is left alone.
 * So are stores, coupons, gift cards and written content, which a shop of an earlier release may lack. What staff can
 * write goes by their use cases and rules: throws with what these refuse (decision 054).
 */
export async function loadSampleShop(
  db: PooledDatabase,
  deps: SampleShopDeps,
  sample: Sample,
): Promise<boolean> {
  const { contentDir } = sample;
  return transactAll(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOADING_LOCK})`);
    const at = deps.now();
    await loadSampleStores(tx, contentDir);
    await loadSampleCoupons(tx, contentDir, at);
    await loadSampleGiftCards(tx, contentDir, deps);
    await loadSearchSynonyms(tx, contentDir);
    await loadWrittenContent(tx, contentDir, at);
    return loadSampleCatalogue(tx, deps, sample);
  });
}

/** Fills an empty catalogue with the sample's; false when there is anything in it. */
export async function loadSampleCatalogue(
  tx: Database,
  deps: SampleDeps,
  { contentDir, foodLicence, hasBatches }: Sample,
): Promise<boolean> {
  const [known] = await tx.select({ id: categories.id }).from(categories).limit(1);
  if (known !== undefined) return false;
  const sample = await readSampleCatalogue(contentDir);
  const shop = systemActor('shop');
  // Those above come before those below them.
  for (const category of sample.categories.toSorted((one, other) => depthOf(one) - depthOf(other))) {
    const made = await makeCategoryIn(tx, deps, shop, { ...category, active: true });
    if (!made.ok) throw new Error(refused(`categories (${category.id})`, made.error));
  }
  await tx.insert(banners).values(sample.banners);
  const drafts = sample.products.map((product) => toDraft(product, sample.views, foodLicence));
  const rateOf = ratesNow(deps);
  for (const draft of drafts) {
    const problems = draftProblems(draft, rateOf);
    if (problems.length > 0)
      throw new Error(refused(`products (${draft.after.product.id})`, invalid(problems)));
  }
  await saveProducts(tx, deps, shop, drafts);
  await loadSampleGoods(tx, deps, sample.products, { hasBatches });
  return true;
}

function depthOf({ parentId }: { readonly parentId: string | null }): number {
  return parentId === null ? 0 : 1;
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

/** A product as staff publish it, with the ids and the day that the content folder gives it. */
function toDraft(
  { variants, createdAt, fssai, maker, ...fields }: ContentProduct,
  views: ContentViews,
  foodLicence: string,
): ProductDraft {
  const madeAt = new Date(createdAt);
  const mayBeSold = !fssai || foodLicence !== '';
  const product = {
    ...draftOf(fields.id, madeAt),
    ...fields,
    fssai: fssai && mayBeSold ? foodLicence : null,
    makerName: maker.name,
    makerAddress: maker.address,
    state: mayBeSold ? ('published' as const) : ('draft' as const),
    active: mayBeSold,
  };
  const all = variants.map(({ netQuantity, boxMm, stock: _, ...variant }, index) => ({
    ...newVariant(variant.id, fields.id, variant.sku, madeAt),
    ...variant,
    name: variantName(fields.options, variant.options),
    position: index + 1,
    netCount: netQuantity.count,
    netAmount: netQuantity.amount,
    netUnit: netQuantity.unit,
    boxLengthMm: boxMm.length,
    boxWidthMm: boxMm.width,
    boxHeightMm: boxMm.height,
    views: views[variant.picture] ?? [],
  }));
  return { before: null, after: { product, categoryName: '', variants: all }, madeAt };
}
