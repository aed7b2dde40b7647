import { normaliseMobile } from '@ilaneer/domain/account/mobile';
import { type Caller, validateCaller } from '@ilaneer/domain/account/validate-caller';
import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { typedEmail, typedName } from '@ilaneer/domain/text/typed-text';
import { transact } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import { findUserByClaimedMobile, findUserByLogin, insertUser, type UserRow } from '../user/repository.ts';

/** ACCOUNT-41. Errors: VALIDATION_FAILED, named only to readers of customers (STAFF-12). */
export async function customerWhoRang(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  actor: StaffActor,
  typed: Caller,
): Promise<Result<string, Failure>> {
  const name = typedName(typed.name);
  const phone = normaliseMobile(typed.phone);
  const email = typedEmail(typed.email) || null;
  const problems = validateCaller(typed);
  if (problems.length > 0) return err(invalid(problems));
  return transact<string, Failure>(deps.db, async (tx) => {
    const known = await findUserByLogin(tx, { kind: 'mobile', name: phone });
    if (known !== null) return err(numberOf(known, actor));
    const rangBefore = await findUserByClaimedMobile(tx, phone);
    if (rangBefore !== null) {
      return rangBefore.deactivatedAt === null ? ok(rangBefore.id) : err(taken('phone', CLOSED));
    }
    const [id, at] = [deps.newId(), deps.now()];
    const made = await insertUser(tx, {
      id,
      name,
      email,
      claimedMobile: phone,
      createdAt: at,
      updatedAt: at,
    });
    if (made) return ok(id);
    // Created concurrently, or a repeated request.
    const rangNow = await findUserByClaimedMobile(tx, phone);
    if (rangNow !== null) return ok(rangNow.id);
    return err(taken('email', 'A customer has this address: choose them instead'));
  });
}

const KNOWN = 'A customer has this number: ask a colleague who may look customers up';
const CLOSED = 'The account with this number is closed';

function numberOf({ id, name }: Pick<UserRow, 'id' | 'name'>, { permissions }: StaffActor): Failure {
  if (!permissions.includes('customers.read')) return taken('phone', KNOWN);
  const shows = [{ on: 'search', by: 'customer', ids: [id] }] as const;
  return { ...taken('phone', `${name} has this number: choose them instead`), shows };
}

function taken(field: 'phone' | 'email', message: string): Failure {
  return invalid([{ field: `customer.${field}`, message }]);
}
