import { indiaDay } from '@ilaneer/domain/india-day';
import type { HsnRates } from '@ilaneer/domain/pricing/hsn-rates';
import type { Logger } from 'pino';
import type { PooledDatabase } from '../../db/connect.ts';
import { type RateOfHsn, ratesAt, type TaxRateDeps } from '../tax-rate/tax-rate.ts';
import { keepListings, noteGoodsNearMrp } from './keep-listings.ts';
import { type Catalogue, readCatalogue } from './read-catalogue.ts';
import { announceCatalogueChange } from './repository.ts';

export type CatalogueCache = {
  current(): Promise<Catalogue>;
  markStale(): void;
  /** Also notifies other processes, throttled. */
  stockChanged(): void;
  close(): Promise<void>;
};

export type CatalogueDeps = { readonly catalogue: CatalogueCache };

type Options = TaxRateDeps & {
  readonly db: PooledDatabase;
  readonly now: () => Date;
  readonly log: Logger;
  /** Minimum interval between copies, longer for large ones, against refresh storms. */
  readonly renewAtMostEveryMs: number;
};

// Retry while the database is away; other processes are stale until then.
const ANNOUNCE_AGAIN_AFTER_MS = 1_000;

export function catalogueCache({ db, log, now, hsnRates, renewAtMostEveryMs }: Options): CatalogueCache {
  let catalogue: Catalogue | null = null;
  let renewal: Promise<Catalogue> | null = null;
  let isStale = false;
  let dueAt = 0;
  let announcement: NodeJS.Timeout | null = null;
  let isClosed = false;
  let isKeeping = false;
  // Rates change by day and setting, without a catalogue notification.
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
  // In the background: lists grow during an import.
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

// Copying ten thousand products takes about a second, so it is throttled.
const PAUSE_PER_RENEWAL = 5;

/** Minimum lifetime of a copy in ms, by its cost; at least `atLeastMs` unless 0. */
export function renewalPause(atLeastMs: number, tookMs: number): number {
  return atLeastMs === 0 ? 0 : Math.max(atLeastMs, tookMs * PAUSE_PER_RENEWAL);
}

async function untilDone(db: PooledDatabase, rateOf: () => RateOfHsn): Promise<void> {
  while ((await keepListings(db, rateOf())) === 'more');
}
