import { endCustomerSessions as call } from '@ilaneer/contract/staff/customers/customers';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import { transact } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Failure } from '../../../http/failure.ts';
import { serveCall } from '../../../http/serve-call.ts';
import type { StaffMember } from '../../../http/staff-access.ts';
import { recordAct } from '../../audit/audit.ts';
import { lockUser } from '../user/repository.ts';
import { endSessions } from './end-sessions.ts';
import type { AccountDeps } from './session-check.ts';

export function customerSessionRoutes(app: FastifyInstance, deps: Deps & AccountDeps): void {
  serveCall(
    app,
    call,
    async ({ staff, params }) => {
      const ended = await endCustomerSessions(deps, staff, params.customerId);
      return ended.ok ? ok({ success: true, ended: ended.value }) : ended;
    },
    {
      tells: (outcome, { params: { customerId: userId } }) =>
        outcome.ok ? { event: 'session.revoked', userId, scope: 'all' } : null,
    },
  );
}

/** Also forgets devices; returns the count. Errors: CUSTOMER_NOT_FOUND. */
function endCustomerSessions(
  deps: Deps & AccountDeps,
  actor: StaffMember,
  customerId: string,
): Promise<Result<number, Failure>> {
  return transact<number, Failure>(deps.db, async (tx) => {
    const customer = await lockUser(tx, customerId);
    if (customer === null) return err({ code: 'CUSTOMER_NOT_FOUND' });
    const ended = await endSessions(tx, deps, customer.id);
    if (ended === 0) return ok(ended);
    recordAct(tx, deps, actor, {
      action: 'ended all logins',
      kind: 'customer',
      id: customer.id,
      // No name: audit entries are permanent (AUDIT-3).
      label: `Customer ${customer.id.slice(0, 8)}`,
      before: null,
      after: { sessions: ended },
      reason: null,
    });
    return ok(ended);
  });
}
