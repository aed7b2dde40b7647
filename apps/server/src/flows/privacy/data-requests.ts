import type { AccountData } from '@ilaneer/contract/account/account-data';
import { type StaffActor, shopperActor } from '@ilaneer/domain/actor/actor';
import { indiaDay } from '@ilaneer/domain/india-day';
import {
  answerDueOn,
  type DataRequestChannel,
  type DataRequestKind,
  type DataRequestOutcome,
  dataRequestProblems,
} from '@ilaneer/domain/privacy/data-request';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { findUser, lockUser } from '../../modules/account/account.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import {
  closeDataRequest,
  type DataRequest,
  findDataRequest,
  insertDataRequest,
} from '../../modules/data-protection/data-protection.ts';
import { eraseAccount } from './delete-account.ts';
import { type PrivacyDeps, readAccountData } from './personal-data.ts';

type WantedRequest = {
  readonly customerId: string;
  readonly kind: DataRequestKind;
  readonly channel: DataRequestChannel;
  readonly receivedOn: string;
};

/** PRIVACY-18. Errors: VALIDATION_FAILED, CUSTOMER_NOT_FOUND, DATA_REQUEST_OPEN. */
export function recordDataRequest(
  deps: Deps,
  actor: StaffActor,
  { customerId, kind, channel, receivedOn }: WantedRequest,
): Promise<Result<DataRequest, Failure>> {
  return transact<DataRequest, Failure>(deps.db, async (tx) => {
    const problems = dataRequestProblems(receivedOn, indiaDay(deps.now()));
    if (problems.length > 0) return err(invalid(problems));
    const user = await findUser(tx, customerId);
    if (user === null || user.deletedAt !== null) return err({ code: 'CUSTOMER_NOT_FOUND' });
    const [id, recordedAt, dueOn] = [deps.newId(), deps.now(), answerDueOn(receivedOn)];
    const request = { id, userId: customerId, kind, channel, receivedOn, dueOn, recordedAt };
    if (!(await insertDataRequest(tx, actor, request))) return err({ code: 'DATA_REQUEST_OPEN' });
    record(tx, deps, actor, request, {
      action: `recorded a request for ${kind === 'copy' ? 'a copy' : 'erasure'}`,
      after: { channel, receivedOn, dueOn },
      reason: null,
    });
    return found(await findDataRequest(tx, id));
  });
}

/** Of an open request for a copy. Errors: DATA_REQUEST_NOT_FOUND, DATA_REQUEST_CLOSED. */
export async function readRequestedCopy(
  deps: Deps & PrivacyDeps,
  id: string,
): Promise<Result<{ readonly customerId: string; readonly data: AccountData }, Failure>> {
  const request = await findDataRequest(deps.db, id);
  if (request === null || request.kind !== 'copy') return err({ code: 'DATA_REQUEST_NOT_FOUND' });
  if (request.state !== 'open') return err({ code: 'DATA_REQUEST_CLOSED' });
  const data = await readAccountData(deps, shopperActor(request.userId));
  return data === null ? err({ code: 'CUSTOMER_NOT_FOUND' }) : ok({ customerId: request.userId, data });
}

/** Erases the account where that was asked for. Errors: DATA_REQUEST_NOT_FOUND, DATA_REQUEST_CLOSED. */
export function answerDataRequest(
  deps: Deps & PrivacyDeps & SecretDeps,
  actor: StaffActor,
  {
    requestId,
    outcome,
    reason,
  }: { readonly requestId: string; readonly outcome: DataRequestOutcome; readonly reason: string },
): Promise<Result<DataRequest, Failure>> {
  return transact<DataRequest, Failure>(deps.db, async (tx) => {
    const request = await findDataRequest(tx, requestId);
    if (request === null) return err({ code: 'DATA_REQUEST_NOT_FOUND' });
    // The account first, as its own deletion locks it.
    const user = await lockUser(tx, request.userId);
    if (!(await closeDataRequest(tx, requestId, outcome, deps.now()))) {
      return err({ code: 'DATA_REQUEST_CLOSED' });
    }
    const erases = request.kind === 'erasure' && outcome === 'done';
    if (erases && user !== null && user.deletedAt === null) await eraseAccount(tx, deps, user);
    record(tx, deps, actor, request, {
      action: erases ? 'erased the account on request' : `closed a request for ${request.kind}: ${outcome}`,
      after: { state: outcome },
      reason: reason.trim(),
    });
    return found(await findDataRequest(tx, requestId));
  });
}

function found(request: DataRequest | null): Result<DataRequest, Failure> {
  return request === null ? err({ code: 'DATA_REQUEST_NOT_FOUND' }) : ok(request);
}

function record(
  tx: Database,
  deps: Deps,
  actor: StaffActor,
  { userId }: Pick<DataRequest, 'userId'>,
  act: Pick<Parameters<typeof recordAct>[3], 'action' | 'after' | 'reason'>,
): void {
  const label = `Customer ${userId.slice(0, 8)}`;
  recordAct(tx, deps, actor, { ...act, before: null, kind: 'customer', id: userId, label });
}
