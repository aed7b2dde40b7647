import { connect } from '../db/connect.ts';
import { isTied, verifyBooks } from '../flows/books/books.ts';
import { findBreak } from '../modules/audit/audit.ts';

/** What was found when the books of a restored shop were gone through. */
export type Inspection = {
  /** What contradicts itself, in words; nothing where all is well. */
  readonly problems: readonly string[];
  readonly auditEntries: number;
  readonly ledgers: number;
};

/** Goes through the books of a shop: do they agree with every other ledger, and is the audit log whole? (BACKUP-2) */
export async function inspectShop(url: string): Promise<Inspection> {
  const { db, close } = connect(url, () => undefined, 2);
  try {
    const books = await verifyBooks(db);
    const chain = await findBreak(db);
    const contradictions = books.ties.filter(({ expected, actual }) => expected !== actual);
    return {
      problems: [
        ...(isTied(books)
          ? []
          : [
              `the books contradict other ledgers (${[
                ...contradictions.map(({ name }) => name),
                ...books.untiedOrders.map(({ number }) => `order ${number}`),
                ...books.unbalanced.map((id) => `entry ${id}`),
              ].join(', ')})`,
            ]),
        ...(chain.id === null ? [] : [`the audit log was changed by force at entry ${chain.id}`]),
      ],
      auditEntries: chain.count,
      ledgers: books.ties.length,
    };
  } finally {
    await close();
  }
}
