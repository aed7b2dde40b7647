import { isMobile, normaliseMobile } from '@ilaneer/domain/account/mobile';
import type { Database } from '../../../db/connect.ts';
import { transactAll } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import {
  findUser,
  findUserByClaimedMobile,
  findUserByLogin,
  insertUser,
  type UserRow,
} from '../user/repository.ts';

export type Buyer = {
  readonly userId: string | null;
  readonly name: string;
  /** Of the mailbox that the buyer reads. */
  readonly email: string;
  readonly phone: string;
};

/**
 * The account of who accepts a quote: of the enquiry, with the proven address, noted for the number, or a new one
 * without a login, as for an order by phone (ACCOUNT-41). Null where address and number are another account's,
 * unproven.
 */
export async function accountOfBuyer(
  { db, now, newId }: Pick<Deps, 'db' | 'now' | 'newId'>,
  buyer: Buyer,
): Promise<string | null> {
  return transactAll(db, async (tx) => {
    const known = await findKnown(tx, buyer);
    if (known !== null) return known.id;
    const { name, email, phone } = buyer;
    const mobile = normaliseMobile(phone);
    const isEmailFree = (await findUserByLogin(tx, { kind: 'email', name: email })) === null;
    const isMobileFree =
      isMobile(mobile) && (await findUserByLogin(tx, { kind: 'mobile', name: mobile })) === null;
    if (!isEmailFree && !isMobileFree) return null;
    const [id, at] = [newId(), now()];
    const made = await insertUser(tx, {
      id,
      name,
      email: isEmailFree ? email : null,
      claimedMobile: isMobileFree ? mobile : null,
      createdAt: at,
      updatedAt: at,
    });
    // Made by a concurrent request.
    return made ? id : ((await findKnown(tx, buyer))?.id ?? null);
  });
}

async function findKnown(tx: Database, { userId, email, phone }: Buyer): Promise<UserRow | null> {
  const asked = userId === null ? null : await findUser(tx, userId);
  if (isInUse(asked)) return asked;
  const mailed = await findUserByLogin(tx, { kind: 'email', name: email });
  if (isInUse(mailed) && mailed.emailVerified) return mailed;
  const mobile = normaliseMobile(phone);
  const noted = isMobile(mobile) ? await findUserByClaimedMobile(tx, mobile) : null;
  return isInUse(noted) ? noted : null;
}

function isInUse(user: UserRow | null): user is UserRow {
  return user !== null && user.deletedAt === null && user.deactivatedAt === null;
}
