import { connect } from '../db/connect.ts';
import { isTied, verifyBooks } from '../flows/books/books.ts';
import { type AuditHead, verifyLog } from '../modules/audit/audit.ts';

/** What was found when the books of a restored shop were gone through. */
export type Inspection = {
  /** What contradicts itself, in words; nothing where all is well. */
  readonly problems: readonly string[];
  readonly auditEntries: number;
  /** Where the audit log ends; null where it is empty. */
  readonly auditHead: AuditHead | null;
  readonly ledgers: number;
};

/**
 * Goes through the books of a shop: do they agree with every other ledger, and does the audit log follow from entry to
 * entry? (BACKUP-2) The keys of its hashes are the shop's own: `npm run audit:verify` asks for them.
 */
export async function inspectShop(url: string): Promise<Inspection> {
  const { db, close } = connect(url, () => undefined, 2);
  try {
    const books = await verifyBooks(db);
    const chain = await verifyLog(db, null);
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
        ...(chain.fault === null ? [] : [`the audit log was changed by force at entry ${chain.fault.id}`]),
      ],
      auditEntries: chain.count,
      auditHead: chain.end,
      ledgers: books.ties.length,
    };
  } finally {
    await close();
  }
}
