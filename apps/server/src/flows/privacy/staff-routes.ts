import * as deleted from '@ilaneer/contract/staff/privacy/deleted-accounts';
import { type LookupView, listLookups as listLookupsCall } from '@ilaneer/contract/staff/privacy/lookups';
import { getRetention, type RetentionView } from '@ilaneer/contract/staff/privacy/retention';
import * as notices from '@ilaneer/contract/staff/shop/policy-notices';
import { readIdentifier } from '@ilaneer/domain/account/identifier';
import { isLookupKind } from '@ilaneer/domain/privacy/lookup';
import {
  periodWords,
  RETENTION,
  RETENTION_KINDS,
  storedSince,
  storedUntil,
} from '@ilaneer/domain/privacy/retention';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import { type Keys, listPage, readPlace } from '../../http/lists/keyset.ts';
import { serveCall } from '../../http/serve-call.ts';
import { findUser, findUserByLogin } from '../../modules/account/account.ts';
import type { ContentDeps } from '../../modules/content/content.ts';
import {
  countLookups,
  type DataLookup,
  type LookupPlace,
  listLookups,
  listRuns,
  listWithheld,
  listWithheldMessages,
} from '../../modules/data-protection/data-protection.ts';
import { findAnyOrder } from '../../modules/order/order.ts';
import { policyNoticeNow, tellOfPolicy } from './tell-of-policy.ts';
import { hashesOfLogin, openWithheld } from './withhold-account.ts';

/** Hourly; a day without a run is a fault. */
const LATE_AFTER_MS = 86_400_000;

const SORT = 'newest';

export function privacyRecordRoutes(app: FastifyInstance, deps: Deps & SecretDeps & ContentDeps): void {
  serveCall(app, getRetention, async () => ok({ success: true, kinds: await retentionOf(deps) }));

  serveCall(app, listLookupsCall, async ({ query }) => {
    const place = readPlace(SORT, query.after);
    if (!place.ok) return place;
    const typed = query.search ?? '';
    const userId = typed === '' ? null : await customerCalled(deps.db, typed);
    const wanted = { userId, memberId: query.who ?? null };
    const isNobody = typed !== '' && userId === null;
    const rows = isNobody ? [] : await listLookups(deps.db, wanted, placeOf(place.value));
    const counted = isNobody ? 0 : await countLookups(deps.db, wanted);
    const page = listPage(rows, counted, SORT, (row) => [
      row.lastAt.getTime(),
      row.userId,
      row.memberId,
      row.kind,
    ]);
    return ok({ success: true, ...page, rows: page.rows.map(lookupView) });
  });

  serveCall(app, deleted.listDeletedAccounts, async ({ query }) => {
    const typed = query.search ?? '';
    const names = typed === '' ? null : await namesOf(deps, typed);
    const accounts = await listWithheld(deps.db, names);
    const messages = await listWithheldMessages(deps.db, names?.hashes ?? null);
    const held = [
      ...accounts.map((one) => ({ ...one, kind: 'account' as const })),
      ...messages.map(({ id: userId, deletedAt }) => ({ userId, deletedAt, kind: 'messages' as const })),
    ].toSorted((one, other) => other.deletedAt.getTime() - one.deletedAt.getTime());
    return ok({
      success: true,
      accounts: held.map(({ userId, kind, deletedAt }) => ({
        userId,
        kind,
        deletedAt: deletedAt.toISOString(),
        eraseAt: storedUntil('deleted-accounts', deletedAt).toISOString(),
      })),
    });
  });

  serveCall(app, notices.getPolicyNotice, async ({ params: { slug } }) =>
    ok({ success: true, notice: await policyNoticeNow(deps.db, slug) }),
  );

  serveCall(app, notices.tellOfPolicy, async ({ staff, params: { slug }, body: { number } }) => {
    const told = await tellOfPolicy(deps, staff, { slug, number });
    return told.ok ? ok({ success: true, notice: told.value }) : told;
  });

  serveCall(app, deleted.openDeletedAccount, async ({ staff, params, body }) => {
    const opened = await openWithheld(deps, staff, { ...params, reason: body.reason });
    return opened.ok ? ok({ success: true, data: opened.value }) : opened;
  });
}

async function retentionOf({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<RetentionView[]> {
  const at = now();
  const runs = new Map((await listRuns(db, at)).map((run) => [run.kind, run]));
  return RETENTION_KINDS.map((kind) => {
    const run = runs.get(kind) ?? null;
    const isUnlooked = run !== null && at.getTime() - run.lastRunAt.getTime() > LATE_AFTER_MS;
    const oldestAt = run?.oldestAt ?? null;
    const isOverdue = run !== null && oldestAt !== null && oldestAt < storedSince(kind, run.lastRunAt);
    return {
      kind,
      what: RETENTION[kind].what,
      period: periodWords(kind),
      lastRunAt: run?.lastRunAt.toISOString() ?? null,
      erasedLately: run?.erasedLately ?? 0,
      erased: run?.erased ?? 0,
      oldestAt: oldestAt?.toISOString() ?? null,
      isLate: isUnlooked || isOverdue,
    };
  });
}

/** Customer by identifier or order. */
async function customerCalled(db: Database, typed: string): Promise<string | null> {
  const login = readIdentifier(typed);
  const byLogin = login.ok
    ? await findUserByLogin(db, { kind: login.value.kind, name: login.value.value })
    : null;
  return (
    byLogin?.id ??
    (await findAnyOrder(db, typed.toUpperCase()))?.userId ??
    (await findUser(db, typed))?.id ??
    null
  );
}

async function namesOf({ db, keys }: Pick<Deps, 'db'> & SecretDeps, typed: string) {
  const login = readIdentifier(typed);
  const order = await findAnyOrder(db, typed.toUpperCase());
  return {
    hashes: hashesOfLogin(keys, login.ok ? login.value.value : ''),
    userId: order?.userId ?? null,
  };
}

function placeOf(keys: Keys | null): LookupPlace | null {
  const [at, userId, memberId, kind] = keys ?? [];
  if (typeof at !== 'number' || typeof userId !== 'string' || typeof memberId !== 'string') return null;
  return typeof kind === 'string' && isLookupKind(kind)
    ? { lastAt: new Date(at), userId, memberId, kind }
    : null;
}

function lookupView(row: DataLookup): LookupView {
  const { day, userId, memberId, kind, times } = row;
  return {
    id: [day, userId, memberId, kind].join(' '),
    day,
    lastAt: row.lastAt.toISOString(),
    kind,
    times,
    customer: { id: userId, name: row.customerName },
    member: { id: memberId, name: row.memberName, role: row.roleName },
  };
}
