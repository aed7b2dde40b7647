import { addDays, startOfIndiaDay } from '@ilaneer/domain/india-day';
import { ACCOUNT_IDS } from '@ilaneer/domain/journal/accounts';
import { credit, debit, journalEntry } from '@ilaneer/domain/journal/journal-entry';
import type { DayRange } from '@ilaneer/domain/journal/period';
import { paise } from '@ilaneer/domain/money';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_STAFF } from '../../../testing/shoppers/test-order.ts';
import { cloneTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { TEST_KEYS } from '../../../testing/test-secret.ts';
import { transact, transactAll } from '../../db/transact.ts';
import { openAuditKey } from '../audit/audit.ts';
import { findWrongSums, lockMonth, postEntry, readTurnovers } from './journal.ts';

const FIRST = '2031-01-20';
const DAYS = 120;
const SEED = 20_311_120;

describe('turnovers of a period (JOURNAL-30)', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await cloneTestDatabase();
    const entries = fc.sample(
      fc.record({
        day: fc.nat({ max: DAYS }).map((days) => addDays(FIRST, days)),
        account: fc.constantFrom(...ACCOUNT_IDS.filter((id) => id !== 'retained-earnings')),
        amount: fc.integer({ min: -500_000, max: 500_000 }).map(paise),
      }),
      { numRuns: 120, seed: SEED },
    );
    await transactAll(database.db, async (tx) => {
      for (const [index, { day, account, amount }] of entries.entries()) {
        const happenedAt = startOfIndiaDay(day);
        const about = { kind: 'goodwill', sourceId: `random ${index}`, happenedAt } as const;
        await postEntry(tx, journalEntry(about, [debit(account, amount), credit('bank', amount)]));
      }
    });
  });
  afterAll(() => database.drop());

  const lock = async (month: string) => {
    const made = { db: database.db, now: () => new Date('2031-08-01T00:00:00Z'), keys: TEST_KEYS };
    const auditKey = await openAuditKey({ ...made, log: pino({ level: 'silent' }) });
    const locked = await transact(made.db, (tx) =>
      lockMonth(tx, { ...made, auditKey }, TEST_STAFF, { month, needsTwo: false }),
    );
    expect(locked).toEqual({ ok: true, value: 'locked' });
  };

  /** From the lines alone. */
  const summed = async ({ from, to }: DayRange, isTrade: boolean) => {
    const { rows } = await database.pool.query<{ account: string; debits: string; credits: string }>(
      `select account, sum(case side when 'debit' then amount_paise else 0 end) as debits,
         sum(case side when 'credit' then amount_paise else 0 end) as credits
       from journal_lines join journal_entries on id = entry_id
       where booked_on >= $1::date and booked_on <= $2::date and (not $3::boolean or kind <> 'year closed')
       group by account`,
      [from ?? '-infinity', to ?? 'infinity', isTrade],
    );
    return new Map(
      rows.map(({ account, debits, credits }) => [
        account,
        { debits: Number(debits), credits: Number(credits) },
      ]),
    );
  };

  const expectAgreement = async () => {
    const aDay = fc.option(fc.integer({ min: -5, max: DAYS + 5 }).map((days) => addDays(FIRST, days)));
    const property = fc.asyncProperty(aDay, aDay, fc.boolean(), async (one, other, isTrade) => {
      const [from, to] = one !== null && other !== null && one > other ? [other, one] : [one, other];
      const moved = await readTurnovers(database.db, { from, to }, isTrade ? 'trade' : 'all');
      const expected = await summed({ from, to }, isTrade);
      for (const account of ACCOUNT_IDS) {
        const nothing = { debits: 0, credits: 0 };
        const pair = { account, ...(moved.get(account) ?? nothing) };
        expect(pair).toEqual({ account, ...(expected.get(account) ?? nothing) });
      }
    });
    await fc.assert(property, { numRuns: 40, seed: SEED });
    expect(await findWrongSums(database.db)).toEqual([]);
  };

  it('are the sums of its lines, whether its months are open, locked one by one, or together', async () => {
    await expectAgreement();
    await lock('2031-01');
    await expectAgreement();
    await lock('2031-04');
    await expectAgreement();
  });

  it('are checked against the lines: a month that was changed by force is named', async () => {
    await database.pool.query('grant all on journal_month_sums to current_user');
    await database.pool.query('alter table journal_month_sums disable trigger user');
    await database.pool.query(
      `update journal_month_sums set debits_paise = debits_paise + 1 where month = '2031-02-01' and account = 'bank'`,
    );
    expect(await findWrongSums(database.db)).toEqual(['2031-02 bank']);
  });
});
