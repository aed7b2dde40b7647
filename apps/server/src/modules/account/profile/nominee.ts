import * as calls from '@ilaneer/contract/account/nominee';
import { readNominee } from '@ilaneer/domain/account/nominee';
import { err, ok } from '@ilaneer/domain/result';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../db/connect.ts';
import { nominees } from '../../../db/schema/account/account.ts';
import type { Deps } from '../../../deps/deps.ts';
import { invalid } from '../../../http/failure.ts';
import { serveCall } from '../../../http/serve-call.ts';

/** Whom a shopper names to use their rights for them (ACCOUNT-48). */
export function nomineeRoutes(app: FastifyInstance, { db, now }: Pick<Deps, 'db' | 'now'>): void {
  serveCall(app, calls.getNominee, async ({ shopper }) =>
    ok({ success: true, nominee: await findNominee(db, shopper.userId) }),
  );

  serveCall(app, calls.changeNominee, async ({ shopper, body }) => {
    const read = readNominee(body);
    if (!read.ok) return err(invalid(read.error));
    const at = now();
    const row = { ...read.value, updatedAt: at };
    await db
      .insert(nominees)
      .values({ ...row, userId: shopper.userId, createdAt: at })
      .onConflictDoUpdate({ target: nominees.userId, set: row });
    return ok({ success: true, message: 'Your nominee is saved.', nominee: read.value });
  });

  serveCall(app, calls.removeNominee, async ({ shopper }) => {
    await deleteNominee(db, shopper.userId);
    return ok({ success: true, message: 'Your nominee is removed.', nominee: null });
  });
}

/** Whom a shopper has named; null when nobody. */
export async function findNominee(db: Database, userId: string): Promise<calls.NomineeView | null> {
  const [row] = await db
    .select({ name: nominees.name, contact: nominees.contact })
    .from(nominees)
    .where(eq(nominees.userId, userId));
  return row ?? null;
}

export async function deleteNominee(db: Database, userId: string): Promise<void> {
  await db.delete(nominees).where(eq(nominees.userId, userId));
}
