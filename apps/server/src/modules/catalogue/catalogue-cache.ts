import { indiaDay } from '@ilaneer/domain/india-day';
import type { HsnRates } from '@ilaneer/domain/pricing/hsn-rates';
import type { Logger } from 'pino';
import type { PooledDatabase } from '../../db/connect.ts';
import type { TaxRateDeps } from '../tax-rate/tax-rate.ts';
import { keepListings } from './keep-listings.ts';
import { type Catalogue, readCatalogue } from './read-catalogue.ts';
import { announceCatalogueChange } from './repository.ts';

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
  readonly db: PooledDatabase;
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
  let isKeeping = false;
  // Rates change with a day and with the settings, though nobody says that the catalogue changed.
  let day = '';
  let rates: HsnRates | null = null;

  const renew = async (): Promise<Catalogue> => {
    isStale = false;
    const began = performance.now();
    dueAt = began + renewAtMostEveryMs;
    day = indiaDay(now());
    rates = hsnRates();
    if ((await keepListings(db)) === 'more') keepOtherListings();
    catalogue = await readCatalogue(db, rates, day);
    dueAt = began + renewalPause(renewAtMostEveryMs, performance.now() - began);
    return catalogue;
  };
  // Nobody waits for the rest of an import: lists grow while it goes on.
  const keepOtherListings = () => {
    if (isKeeping) return;
    isKeeping = true;
    void untilDone(db)
      .catch((error: unknown) => log.warn({ err: error }, 'what lists find products by is not up to date'))
      .finally(() => {
        isKeeping = false;
        isStale = true;
      });
  };
  const cache: CatalogueCache = {
    current: async () => {
      if (rates !== hsnRates() || (rates !== null && day !== indiaDay(now()))) isStale = true;
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

async function untilDone(db: PooledDatabase): Promise<void> {
  while ((await keepListings(db)) === 'more');
}
