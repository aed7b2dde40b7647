import { connect } from '../db/connect.ts';
import { contradictionsOf, verifyBooks } from '../flows/books/books.ts';
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
    const contradictions = contradictionsOf(books).map(({ what }) => what);
    return {
      problems: [
        ...(contradictions.length === 0
          ? []
          : [`the books contradict other ledgers (${contradictions.join(', ')})`]),
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
