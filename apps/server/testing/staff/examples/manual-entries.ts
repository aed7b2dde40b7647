import { randomUUID } from 'node:crypto';
import * as calls from '@ilaneer/contract/staff/books/manual-entries';
import { indiaDay } from '@ilaneer/domain/india-day';
import { paise } from '@ilaneer/domain/money';
import { transactAll } from '../../../src/db/transact.ts';
import { postManualEntry } from '../../../src/flows/book-keeping/post-entry.ts';
import { stopPosting } from '../../../src/modules/journal/journal.ts';
import { insertManualEntry } from '../../../src/modules/manual-entry/manual-entry.ts';
import { TEST_STAFF } from '../../shoppers/test-order.ts';
import { pdfForm } from '../pdf-form.ts';
import { type ExampleKit, staffExamples } from '../staff-example.ts';

const LINES = [
  { account: 'rent', side: 'debit', amount: paise(15_000_00) },
  { account: 'bank', side: 'credit', amount: paise(15_000_00) },
] as const;

export const manualEntryExamples = staffExamples(calls, {
  enterManualEntry: {
    // The key is its sender's.
    isOwn: true,
    countsOnce: 'answers alike',
    prepare: async ({ shop }) => ({
      headers: { 'idempotency-key': randomUUID() },
      body: {
        ...{ bookedOn: indiaDay(shop.deps.now()), reason: 'Rent', receiptId: null, remittanceId: null },
        lines: LINES.map((line) => ({ ...line, amount: 15_000 })),
      },
    }),
  },
  confirmManualEntry: {
    countsOnce: 'ENTRY_DECIDED',
    prepare: async (kit) => ({ params: { entryId: await waitingEntry(kit) } }),
  },
  withdrawManualEntry: {
    countsOnce: 'ENTRY_DECIDED',
    prepare: async (kit) => ({ params: { entryId: await waitingEntry(kit) } }),
  },
  reverseManualEntry: {
    countsOnce: 'ENTRY_REVERSED',
    prepare: async (kit) => ({
      params: { entryId: await postedEntry(kit) },
      body: { bookedOn: indiaDay(kit.shop.deps.now()), reason: 'Paid by the owner' },
    }),
  },
  addEntryDocument: {
    countsOnce: 'answers alike',
    prepare: async (kit) => ({ params: { entryId: await waitingEntry(kit) }, ...pdfForm() }),
  },
});

/** Entered by a person that no example signs in. */
async function waitingEntry({ shop }: ExampleKit): Promise<string> {
  const id = randomUUID();
  const at = shop.deps.now();
  const entry = {
    ...{ id, bookedOn: indiaDay(at), reason: 'Rent', totalPaise: 15_000_00, enteredAt: at },
    ...{ receiptId: null, remittanceId: null, reverses: null, idempotencyKey: null },
  };
  await transactAll(shop.db, (tx) => insertManualEntry(tx, TEST_STAFF, entry, LINES));
  return id;
}

async function postedEntry(kit: ExampleKit): Promise<string> {
  const { shop } = kit;
  const id = await waitingEntry(kit);
  const entry = { id, bookedOn: indiaDay(shop.deps.now()) };
  await transactAll(shop.db, async (tx) => {
    await stopPosting(tx);
    await postManualEntry(tx, shop.deps, TEST_STAFF, entry, LINES);
  });
  return id;
}
