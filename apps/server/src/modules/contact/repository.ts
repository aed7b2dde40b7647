import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { products } from '../../db/schema/catalogue/catalogue.ts';
import { enquiries } from '../../db/schema/content/ticket.ts';

export type EnquiryRow = typeof enquiries.$inferSelect;

export async function insertEnquiry(tx: Database, enquiry: EnquiryRow): Promise<void> {
  await tx.insert(enquiries).values(enquiry);
}

export async function findProductName(db: Database, id: string): Promise<string | null> {
  const [row] = await db
    .select({ name: products.name })
    .from(products)
    .where(and(eq(products.id, id), products.active))
    .limit(1);
  return row?.name ?? null;
}

export async function listEnquiries(db: Database, ticketIds: readonly string[]): Promise<EnquiryRow[]> {
  if (ticketIds.length === 0) return [];
  return db
    .select()
    .from(enquiries)
    .where(inArray(enquiries.ticketId, [...ticketIds]));
}

export async function deleteEnquiries(tx: Database, ticketIds: readonly string[]): Promise<void> {
  if (ticketIds.length > 0) await tx.delete(enquiries).where(inArray(enquiries.ticketId, [...ticketIds]));
}
