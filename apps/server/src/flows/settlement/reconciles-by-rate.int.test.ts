import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTENT_DIR } from '../../../testing/content-dir.ts';
import { addCoverage, type Coverage, expectCovered } from '../../../testing/money/coverage.ts';
import { openLedgerDatabase } from '../../../testing/money/ledger-database.ts';
import { isOfLab, lives, reportLives, timeFor } from '../../../testing/money/lives.ts';
import { LEDGER_PACK } from '../../../testing/money/money-ledger.ts';
import { anySequence, playSequence, STEP_NAMES } from '../../../testing/money/play-sequence.ts';
import { reconcileTax } from '../../../testing/money/reconcile-tax.ts';
import { findOrderById } from '../../modules/order/repository.ts';
import { readRateEntries } from '../../modules/tax-rate/hsn-rates-file.ts';

const SEQUENCES = lives(60);

// Comparison covers the whole database, so few per database.
const IN_A_DATABASE = 20;

const BY_CODE = [
  { mode: 'hsn', prices: 'exclusive' },
  { mode: 'hsn', prices: 'inclusive' },
] as const;
// A flat rate inside the prices runs in the lab.
const MODES = isOfLab() ? [...BY_CODE, { mode: 'flat18', prices: 'inclusive' } as const] : BY_CODE;

describe('the ledger of money where goods bear the rates of their HSN codes', () => {
  // Parallel, with own databases: mostly waiting for PostgreSQL.
  it.concurrent.each(MODES)(
    `reconciles tax, rate by rate, and money to the paisa after ${SEQUENCES} sequences: $mode, $prices`,
    { timeout: timeFor(SEQUENCES) },
    async (tax) => {
      let database = await openLedgerDatabase();
      const taxed = { ofRelease: await readRateEntries(CONTENT_DIR), tax };
      const [ofPacks, ofBags] = tax.mode === 'hsn' ? [500, 1_800] : [1_800, 1_800];
      // Detects runs without returns, second rates or staff actions.
      const seen = {
        back: 0,
        mixed: 0,
        lives: 0,
        exchanges: 0,
        goodwill: 0,
        changes: 0,
        rounded: 0,
        rebilled: 0,
      };
      const coverage: Coverage = new Map();
      const sequences = anySequence({ packs: 3, bags: 2, cardPaise: 150_000 });
      const property = fc.asyncProperty(sequences, async (sequence) => {
        if (seen.lives > 0 && seen.lives % IN_A_DATABASE === 0) {
          await database.drop();
          database = await openLedgerDatabase();
        }
        seen.lives += 1;
        const played = await playSequence(database, sequence, taxed, 'every step');
        const { orderId, others, replacements, back } = played;
        for (const id of [orderId, ...others]) await reconcileTax(database.db, id);
        for (const id of replacements) await reconcileTax(database.db, id, 'replacement');
        const order = await findOrderById(database.db, orderId);
        const isRebilled = order?.events.some(({ kind }) => kind === 'tax_changed') ?? false;
        for (const { variantId, gstBasisPoints } of isRebilled ? [] : (order?.lines ?? [])) {
          expect(gstBasisPoints).toBe(variantId === LEDGER_PACK ? ofPacks : ofBags);
        }
        expect(order).toMatchObject({
          prices: tax.prices,
          gstBasisPoints: tax.mode === 'hsn' ? null : 1_800,
        });
        seen.back += back;
        seen.mixed += new Set(order?.lines.map(({ variantId }) => variantId)).size > 1 ? 1 : 0;
        seen.exchanges += played.seen.exchanges;
        seen.goodwill += played.seen.goodwill;
        seen.changes += played.seen.changes;
        seen.rounded += order?.cashRoundOffPaise === 0 ? 0 : 1;
        seen.rebilled += isRebilled ? 1 : 0;
        addCoverage(coverage, played.seen.happened);
      });
      await fc.assert(property, { numRuns: SEQUENCES, endOnFailure: true }).finally(() => database.drop());
      reportLives(`${tax.mode}, ${tax.prices}`, { ...seen, ...Object.fromEntries(coverage) });
      expect(seen.lives).toBe(SEQUENCES);
      // Impossible in some modes.
      const { rebilled, rounded, ...others } = seen;
      expect(Math.min(...Object.values(others))).toBeGreaterThan(0);
      expect(rebilled > 0).toBe(tax.mode === 'hsn');
      if (tax.prices === 'exclusive') expect(rounded).toBeGreaterThan(0);
      expectCovered(coverage, STEP_NAMES, SEQUENCES);
    },
  );
});
