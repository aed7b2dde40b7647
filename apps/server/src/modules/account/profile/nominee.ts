import * as calls from '@ilaneer/contract/account/nominee';
import { readNominee } from '@ilaneer/domain/account/nominee';
import { err, ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { invalid } from '../../../http/failure.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { deleteNominee, findNominee, saveNominee } from './nominee-repository.ts';

export function nomineeRoutes(app: FastifyInstance, { db, now }: Pick<Deps, 'db' | 'now'>): void {
  serveCall(app, calls.getNominee, async ({ shopper }) =>
    ok({ success: true, nominee: await findNominee(db, shopper.userId) }),
  );

  serveCall(app, calls.changeNominee, async ({ shopper, body }) => {
    const read = readNominee(body);
    if (!read.ok) return err(invalid(read.error));
    await saveNominee(db, shopper.userId, read.value, now());
    return ok({ success: true, message: 'Your nominee is saved.', nominee: read.value });
  });

  serveCall(app, calls.removeNominee, async ({ shopper }) => {
    await deleteNominee(db, shopper.userId);
    return ok({ success: true, message: 'Your nominee is removed.', nominee: null });
  });
}
