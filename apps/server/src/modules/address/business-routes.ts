import * as calls from '@ilaneer/contract/address/business';
import { err, ok } from '@ilaneer/domain/result';
import { readBusinessDetails } from '@ilaneer/domain/tax-document/business-details';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { invalid } from '../../http/failure.ts';
import { serveCall } from '../../http/serve-call.ts';
import { deleteBusiness, findBusiness, saveBusiness } from './business-repository.ts';
import type { AddressDeps } from './pin-codes.ts';

/** ADDRESS-21. */
export function businessRoutes(
  app: FastifyInstance,
  { db, now, pinCodes }: Pick<Deps, 'db' | 'now'> & AddressDeps,
): void {
  serveCall(app, calls.getBusiness, async ({ shopper }) =>
    ok({ success: true, business: await findBusiness(db, shopper.userId) }),
  );

  serveCall(app, calls.changeBusiness, async ({ shopper, body }) => {
    const read = readBusinessDetails(calls.readBusiness(body), pinCodes);
    if (!read.ok) return err(invalid(read.error));
    await saveBusiness(db, shopper.userId, read.value, now());
    return ok({ success: true, message: 'Your business details are saved.', business: read.value });
  });

  serveCall(app, calls.removeBusiness, async ({ shopper }) => {
    await deleteBusiness(db, shopper.userId);
    return ok({ success: true, message: 'Your business details are removed.', business: null });
  });
}
