import type { ProductCardView } from '@ilaneer/contract/catalogue/product-card';
import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import { indiaDay } from '@ilaneer/domain/india-day';
import { hsnRate } from '@ilaneer/domain/pricing/hsn-rates';
import type { Logger } from 'pino';
import type { Database } from '../../db/connect.ts';
import { type CachedReplies, cachedReplies } from '../../http/prepared-reply.ts';
import type { TaxRateDeps } from '../tax-rate/tax-rate.ts';
import {
  announceCatalogueChange,
  type BannerRow,
  type CategoryRow,
  listBanners,
  listCategories,
  listProducts,
  type ProductRow,
} from './repository.ts';
import { toProductCard, toProductView } from './views.ts';

/** The catalogue as it was read last, with the replies made of it. */
export type Catalogue = {
  readonly products: readonly ProductView[];
  /** What lists show of them. */
  readonly cards: readonly ProductCardView[];
  readonly productsById: ReadonlyMap<string, ProductView>;
  /** Goods whose tax nobody knows: they are neither shown nor sold. */
  readonly unrated: readonly ProductRow[];
  readonly categories: readonly CategoryRow[];
  readonly banners: readonly BannerRow[];
  /** When its newest part was written, ISO. */
  readonly timestamp: string;
  /** The cached reply of a name, serialised and compressed on first use. */
  readonly reply: CachedReplies;
};

/** Holds the catalogue in memory until it is announced that it changed. */
export type CatalogueCache = {
  current(): Promise<Catalogue>;
  /** Something changed: the next reader gets a fresh copy. */
  markStale(): void;
  /** Stock changed here: tells the other processes too, at most once in a while. */
  stockChanged(): void;
};

export type CatalogueDeps = { readonly catalogue: CatalogueCache };

type Options = TaxRateDeps & {
  readonly db: Database;
  readonly now: () => Date;
  readonly log: Logger;
  /** Copies are made at most this often, large ones less, so that a rush of orders doesn't make one each. */
  readonly renewAtMostEveryMs?: number;
};

const RENEW_AT_MOST_EVERY_MS = 250;

/** Makes a cache; nothing is read before the first use. */
export function catalogueCache({
  db,
  log,
  now,
  hsnRates,
  renewAtMostEveryMs = RENEW_AT_MOST_EVERY_MS,
}: Options): CatalogueCache {
  let catalogue: Catalogue | null = null;
  let renewal: Promise<Catalogue> | null = null;
  let isStale = false;
  let dueAt = 0;
  let announcement: NodeJS.Timeout | null = null;
  // Rates change with a day, though nobody says that the catalogue changed.
  let day = '';

  const renew = async (): Promise<Catalogue> => {
    isStale = false;
    const began = performance.now();
    dueAt = began + renewAtMostEveryMs;
    day = indiaDay(now());
    catalogue = await readCatalogue({ db, hsnRates }, day);
    dueAt = began + renewalPause(renewAtMostEveryMs, performance.now() - began);
    return catalogue;
  };
  const cache: CatalogueCache = {
    current: async () => {
      if (hsnRates !== null && day !== indiaDay(now())) isStale = true;
      const isDue = performance.now() >= dueAt;
      if (catalogue !== null && !(isStale && isDue)) return catalogue;
      renewal ??= renew()
        .catch((error: unknown) => {
          isStale = true;
          throw error;
        })
        .finally(() => {
          renewal = null;
        });
      return renewal;
    },
    markStale: () => {
      isStale = true;
    },
    stockChanged: () => {
      isStale = true;
      if (announcement !== null) return;
      announcement = setTimeout(() => {
        announcement = null;
        announceCatalogueChange(db).catch((error: unknown) =>
          log.warn({ err: error }, 'a change of stock was not announced'),
        );
      }, renewAtMostEveryMs);
      announcement.unref();
    },
  };
  return cache;
}

// A copy of ten thousand products takes about a second of the process: it may not be made time and again while
// orders come in.
const PAUSE_PER_RENEWAL = 5;

/** How long a copy has to be used, in milliseconds, when making it took `tookMs`: at least `atLeastMs`, unless that is 0. */
export function renewalPause(atLeastMs: number, tookMs: number): number {
  return atLeastMs === 0 ? 0 : Math.max(atLeastMs, tookMs * PAUSE_PER_RENEWAL);
}

async function readCatalogue(
  { db, hsnRates }: Pick<Options, 'db' | 'hsnRates'>,
  day: string,
): Promise<Catalogue> {
  const [productRows, categories, banners] = await Promise.all([
    listProducts(db),
    listCategories(db),
    listBanners(db),
  ]);
  const rateOf = (row: ProductRow) => (hsnRates === null ? undefined : hsnRate(hsnRates, row.hsnCode, day));
  const unrated = productRows.filter((row) => rateOf(row) === null);
  const products = productRows.flatMap((row) => {
    const rate = rateOf(row);
    return rate === null ? [] : (toProductView(row, rate) ?? []);
  });
  const newest = productRows.reduce((latest, row) => Math.max(latest, row.updatedAt.getTime()), 0);
  return {
    products,
    cards: products.map(toProductCard),
    unrated,
    productsById: new Map(products.map((product) => [product.id, product])),
    categories,
    banners,
    timestamp: new Date(newest).toISOString(),
    reply: cachedReplies(),
  };
}
