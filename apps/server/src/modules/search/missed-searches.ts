import { indiaDay } from '@ilaneer/domain/india-day';
import { missedWords } from '@ilaneer/domain/search/missed-words';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/connect.ts';
import { callerNetwork } from '../../http/networks.ts';
import { addMissedSearches } from './missed-searches-repository.ts';

/** Searches without results, buffered (CATALOGUE-51). */
type MissedSearches = {
  /** `isWhole`: of an opened page, not of a field in use. */
  readonly note: (text: string, address: string, is?: { readonly isWhole: boolean }) => void;
  readonly flush: () => Promise<void>;
};

export type SearchDeps = { readonly missedSearches: MissedSearches };

type NoteDeps = {
  readonly db: Database;
  readonly now: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
};

type Noted = { readonly words: string; readonly isWhole: boolean };

const WRITE_AFTER_MS = 20_000;
const MOST_NETWORKS = 2_000;
const MOST_OF_ONE = 10;

/** Written in batches: searches don't wait. Addresses are forgotten with each batch. */
export function missedSearches({ db, now, log }: NoteDeps): MissedSearches {
  let waiting = new Map<string, readonly Noted[]>();
  let timer: NodeJS.Timeout | null = null;
  const flush = async (): Promise<void> => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const written = waiting;
    waiting = new Map();
    const counts = new Map<string, number>();
    for (const { words } of [...written.values()].flat()) counts.set(words, (counts.get(words) ?? 0) + 1);
    if (counts.size === 0) return;
    await addMissedSearches(db, indiaDay(now()), counts).catch((err: unknown) =>
      log.warn({ err }, 'searches without results could not be counted'),
    );
  };
  return {
    flush,
    note: (text, address, { isWhole } = { isWhole: false }) => {
      const words = missedWords(text);
      if (words === null) return;
      const network = callerNetwork(address);
      const before = waiting.get(network) ?? [];
      if (waiting.size >= MOST_NETWORKS && before.length === 0) return;
      const after = withSearch(before, { words, isWhole });
      if (after.length > MOST_OF_ONE) return;
      waiting.set(network, after);
      timer ??= setTimeout(() => void flush(), WRITE_AFTER_MS).unref();
    },
  };
}

/** Each once. Panel and lists search while people type: beginnings give way to the whole, those of an opened page stay. */
function withSearch(before: readonly Noted[], { words, isWhole }: Noted): readonly Noted[] {
  const isKnown = before.some((one) => one.words === words || (!isWhole && one.words.startsWith(words)));
  if (isKnown) return before.map((one) => (one.words === words && isWhole ? { words, isWhole } : one));
  return [...before.filter((one) => one.isWhole || !words.startsWith(one.words)), { words, isWhole }];
}
