import * as calls from '@ilaneer/contract/staff/books/locks';
import { lockableMonths } from '@ilaneer/domain/journal/month';
import { err, ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { serveCall } from '../../http/serve-call.ts';
import {
  listLockRequests,
  lockMonth,
  readFirstMonth,
  readLockedThrough,
  withdrawLock,
} from '../../modules/journal/journal.ts';
import { readLockNeedsTwo } from '../../modules/setting/setting.ts';

export function lockRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  serveCall(app, calls.getBookLocks, async ({ staff }) => {
    const lockedThrough = await readLockedThrough(db);
    const requests = await listLockRequests(db);
    return ok({
      success: true,
      lockedThrough,
      lockable: lockableMonths(await readFirstMonth(db), lockedThrough, deps.now()),
      needsTwo: await readLockNeedsTwo(db),
      requests: requests.map(({ month, by, byId, at }) => ({
        month,
        requestedBy: by,
        requestedAt: at.toISOString(),
        isOwn: byId === staff.id,
      })),
    });
  });

  serveCall(app, calls.lockMonth, async ({ staff, body }) => {
    const wanted = { month: body.month, needsTwo: await readLockNeedsTwo(db) };
    const done = await lockMonth(deps, staff, wanted);
    return done.ok ? ok({ success: true, state: done.value }) : err({ code: done.error.code });
  });

  serveCall(app, calls.withdrawLock, async ({ staff, params }) => {
    const done = await withdrawLock(deps, staff, params.month);
    return done.ok ? ok({ success: true }) : done;
  });
}
