import { indiaDay } from '@ilaneer/domain/india-day';
import type { HsnRates } from '@ilaneer/domain/pricing/hsn-rates';
import type { Logger } from 'pino';
import type { PooledDatabase } from '../../db/connect.ts';
import { type RateOfHsn, ratesAt, type TaxRateDeps } from '../tax-rate/tax-rate.ts';
import { keepListings, noteGoodsNearMrp } from './keep-listings.ts';
import { type Catalogue, readCatalogue } from './read-catalogue.ts';
import { announceCatalogueChange } from './repository.ts';

/** Holds the catalogue in memory until it is announced that it changed. */
export type CatalogueCache = {
  current(): Promise<Catalogue>;
  /** Something changed: the next reader gets a fresh copy. */
  markStale(): void;
  /** Stock changed here: tells the other processes too, at most once in a while. */
  stockChanged(): void;
  /** Tells them at once what waits to be told: nobody will later. */
  close(): Promise<void>;
};

export type CatalogueDeps = { readonly catalogue: CatalogueCache };

type Options = TaxRateDeps & {
  readonly db: PooledDatabase;
  readonly now: () => Date;
  readonly log: Logger;
  /** Copies are made at most this often, large ones less, so that a rush of orders doesn't make one each. */
  readonly renewAtMostEveryMs: number;
};

// The database may be away; until then other processes show what there was.
const ANNOUNCE_AGAIN_AFTER_MS = 1_000;

/** Makes a cache; nothing is read before the first use. */
export function catalogueCache({ db, log, now, hsnRates, renewAtMostEveryMs }: Options): CatalogueCache {
  let catalogue: Catalogue | null = null;
  let renewal: Promise<Catalogue> | null = null;
  let isStale = false;
  let dueAt = 0;
  let announcement: NodeJS.Timeout | null = null;
  let isClosed = false;
  let isKeeping = false;
  // Rates change with a day and with the settings, though nobody says that the catalogue changed.
  let day = '';
  let rates: HsnRates | null = null;

  const haveRatesChanged = () => rates !== hsnRates() || (rates !== null && day !== indiaDay(now()));
  const rateOf = () => ratesAt(hsnRates(), now());
  const renew = async (): Promise<Catalogue> => {
    isStale = false;
    const began = performance.now();
    dueAt = began + renewAtMostEveryMs;
    const isOther = catalogue !== null && haveRatesChanged();
    day = indiaDay(now());
    rates = hsnRates();
    if (isOther) await noteGoodsNearMrp(db);
    if ((await keepListings(db, rateOf())) === 'more') keepOtherListings();
    catalogue = await readCatalogue(db, rates, day);
    dueAt = began + renewalPause(renewAtMostEveryMs, performance.now() - began);
    return catalogue;
  };
  // Nobody waits for the rest of an import: lists grow while it goes on.
  const keepOtherListings = () => {
    if (isKeeping) return;
    isKeeping = true;
    void untilDone(db, rateOf)
      .catch((error: unknown) => log.warn({ err: error }, 'what lists find products by is not up to date'))
      .finally(() => {
        isKeeping = false;
        isStale = true;
      });
  };
  const announce = async (): Promise<void> => {
    try {
      await announceCatalogueChange(db);
    } catch (error) {
      log.warn({ err: error }, 'a change of stock was not announced');
      if (!isClosed) announceWithin(ANNOUNCE_AGAIN_AFTER_MS);
    }
  };
  const announceWithin = (ms: number): void => {
    if (announcement !== null) return;
    announcement = setTimeout(() => {
      announcement = null;
      void announce();
    }, ms);
    announcement.unref();
  };
  const cache: CatalogueCache = {
    current: async () => {
      if (haveRatesChanged()) isStale = true;
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
      announceWithin(renewAtMostEveryMs);
    },
    close: async () => {
      const isWaiting = announcement !== null;
      if (announcement !== null) clearTimeout(announcement);
      announcement = null;
      isClosed = true;
      if (isWaiting) await announce();
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

async function untilDone(db: PooledDatabase, rateOf: () => RateOfHsn): Promise<void> {
  while ((await keepListings(db, rateOf())) === 'more');
}
