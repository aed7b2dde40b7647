import { systemActor } from '@ilaneer/domain/actor/actor';
import { variantName } from '@ilaneer/domain/product/combinations';
import { sql } from 'drizzle-orm';
import type { Database, PooledDatabase } from '../../db/connect.ts';
import { categories } from '../../db/schema/catalogue/catalogue.ts';
import { searchSynonyms } from '../../db/schema/catalogue/search.ts';
import { stores } from '../../db/schema/content/store.ts';
import { transactAll } from '../../db/transact.ts';
import { invalid } from '../../http/failure.ts';
import {
  draftOf,
  draftProblems,
  makeBannerIn,
  makeCategoryIn,
  newVariant,
  type ProductDraft,
  saveProducts,
} from '../../modules/catalogue/catalogue.ts';
import { nameMeaningIn } from '../../modules/search/search.ts';
import { makeStoreIn } from '../../modules/store/store.ts';
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

// Arbitrary: serialises concurrent starts.
const LOADING_LOCK = 4_826_002;

export type Sample = {
  readonly contentDir: string;
  /** FSSAI licence; without it food stays a draft. */
  readonly foodLicence: string;
  /** Batches age; else plain stock. */
  readonly hasBatches: boolean;
};

/** Each part only if empty, for shops of earlier releases. By the staff's use cases; throws on refusal. */
export async function loadSampleShop(
  db: PooledDatabase,
  deps: SampleShopDeps,
  sample: Sample,
): Promise<boolean> {
  const { contentDir } = sample;
  return transactAll(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOADING_LOCK})`);
    await loadSampleStores(tx, deps, contentDir);
    await loadSampleGiftCards(tx, contentDir, deps);
    await loadSearchSynonyms(tx, deps, contentDir);
    await loadWrittenContent(tx, deps, contentDir);
    const isLoaded = await loadSampleCatalogue(tx, deps, sample);
    // After the categories they refer to.
    await loadSampleCoupons(tx, contentDir, deps);
    return isLoaded;
  });
}

export async function loadSampleCatalogue(
  tx: Database,
  deps: SampleDeps,
  { contentDir, foodLicence, hasBatches }: Sample,
): Promise<boolean> {
  const [known] = await tx.select({ id: categories.id }).from(categories).limit(1);
  if (known !== undefined) return false;
  const sample = await readSampleCatalogue(contentDir);
  const shop = systemActor('shop');
  for (const category of sample.categories.toSorted((one, other) => depthOf(one) - depthOf(other))) {
    const made = await makeCategoryIn(tx, deps, shop, { ...category, active: true });
    if (!made.ok) throw new Error(refused(`categories (${category.id})`, made.error));
  }
  for (const banner of sample.banners) {
    const made = await makeBannerIn(tx, deps, shop, banner);
    if (!made.ok) throw new Error(refused(`banners (${banner.id})`, made.error));
  }
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

/** Only if empty; also for older sandboxes. */
async function loadSampleStores(tx: Database, deps: SampleDeps, contentDir: string): Promise<void> {
  if ((await tx.$count(stores)) > 0) return;
  for (const store of await readSampleStores(contentDir)) {
    const made = await makeStoreIn(tx, deps, systemActor('shop'), store);
    if (!made.ok) throw new Error(refused(`stores (${store.code})`, made.error));
  }
}

/** Only if empty; also for older sandboxes. */
async function loadSearchSynonyms(tx: Database, deps: SampleDeps, contentDir: string): Promise<void> {
  if ((await tx.$count(searchSynonyms)) > 0) return;
  for (const entry of await readSearchSynonyms(contentDir)) {
    const named = await nameMeaningIn(tx, deps, systemActor('shop'), entry);
    if (!named.ok) throw new Error(refused(`synonyms (${entry.meaning})`, named.error));
  }
}

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
