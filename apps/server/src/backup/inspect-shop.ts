import { connect } from '../db/connect.ts';
import { isTied, verifyBooks } from '../flows/books/books.ts';
import { type AuditHead, verifyLog } from '../modules/audit/audit.ts';

export type Inspection = {
  readonly problems: readonly string[];
  readonly auditEntries: number;
  readonly auditHead: AuditHead | null;
  readonly ledgers: number;
};

/** BACKUP-2. The chain's keys are the shop's: `npm run audit:verify` uses them. */
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
                ...books.wrongSums.map((place) => `stored sums of ${place}`),
              ].join(', ')})`,
            ]),
        ...(chain.fault === null ? [] : [`the audit log was tampered with at entry ${chain.fault.id}`]),
      ],
      auditEntries: chain.count,
      auditHead: chain.end,
      ledgers: books.ties.length,
    };
  } finally {
    await close();
  }
}
