import type { BusinessDetails } from '@ilaneer/domain/tax-document/business-details';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { businesses } from '../../db/schema/account/address.ts';

const COLUMNS = {
  gstin: businesses.gstin,
  legalName: businesses.legalName,
  addressLine1: businesses.addressLine1,
  addressLine2: businesses.addressLine2,
  city: businesses.city,
  state: businesses.state,
  pinCode: businesses.pinCode,
};

export async function findBusiness(db: Database, userId: string): Promise<BusinessDetails | null> {
  const [row] = await db.select(COLUMNS).from(businesses).where(eq(businesses.userId, userId));
  return row ?? null;
}

export async function saveBusiness(
  db: Database,
  userId: string,
  business: BusinessDetails,
  at: Date,
): Promise<void> {
  const row = { ...business, updatedAt: at };
  await db
    .insert(businesses)
    .values({ ...row, userId, createdAt: at })
    .onConflictDoUpdate({ target: businesses.userId, set: row });
}

export async function deleteBusiness(db: Database, userId: string): Promise<void> {
  await db.delete(businesses).where(eq(businesses.userId, userId));
}
