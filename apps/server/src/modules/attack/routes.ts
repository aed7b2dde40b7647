import * as calls from '@ilaneer/contract/staff/privacy/attacks';
import { ok } from '@ilaneer/domain/result';
import { ATTACK_PAUSE_MS } from '@ilaneer/domain/security/attack';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { serveCall } from '../../http/serve-call.ts';
import { listAttacks } from './repository.ts';

export function attackRoutes(app: FastifyInstance, { db, now }: Pick<Deps, 'db' | 'now'>): void {
  serveCall(app, calls.listAttacks, async () => {
    const rows = await listAttacks(db);
    const goesOnSince = now().getTime() - ATTACK_PAUSE_MS;
    const attacks = rows.map(({ beganAt, lastAt, mailedAt, ...attack }) => ({
      ...attack,
      beganAt: beganAt.toISOString(),
      lastAt: lastAt.toISOString(),
      mailedAt: mailedAt?.toISOString() ?? null,
      goesOn: lastAt.getTime() >= goesOnSince,
    }));
    return ok({ success: true, attacks });
  });
}
