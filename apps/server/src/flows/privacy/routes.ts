import { getAccountData } from '@ilaneer/contract/account/account-data';
import { deleteAccount as deleteAccountCall } from '@ilaneer/contract/account/profile';
import { eraseMessages } from '@ilaneer/contract/support/track-ticket';
import { err, ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { shopperOf } from '../../http/networks.ts';
import { ownerEvent } from '../../http/security-log.ts';
import { serveCall } from '../../http/serve-call.ts';
import type { AccountDeps, OwnerLimits } from '../../modules/account/account.ts';
import { deleteAccount } from './delete-account.ts';
import { eraseGuestMessages } from './guest-messages.ts';
import type { PrivacyDeps } from './personal-data.ts';
import { readAccountData } from './personal-data.ts';

export function privacyRoutes(
  app: FastifyInstance,
  deps: Deps & AccountDeps & PrivacyDeps,
  { guesses }: OwnerLimits,
): void {
  serveCall(
    app,
    getAccountData,
    async ({ shopper }) => {
      const data = await readAccountData(deps, shopper);
      return data === null ? err({ code: 'SESSION_REVOKED' }) : ok({ success: true, data });
    },
    {
      limits: [app.limitAttempts({ name: 'account-data', max: 20, windowMs: 3_600_000, keyOf: shopperOf })],
      compressed: true,
    },
  );

  serveCall(
    app,
    eraseMessages,
    async ({ body }) => {
      const erased = await eraseGuestMessages(deps, body);
      return erased.ok
        ? ok({ success: true, message: 'Your messages are erased.', erased: erased.value })
        : erased;
    },
    { limits: [app.limitAttempts({ name: 'erase-messages', max: 20, windowMs: 3_600_000 })] },
  );

  serveCall(
    app,
    deleteAccountCall,
    async ({ shopper, body }) => {
      const deleted = await deleteAccount(deps, shopper, body);
      return deleted.ok ? ok({ success: true, message: 'Your account has been deleted.' }) : deleted;
    },
    { limits: [guesses], tells: ownerEvent('account.deleted') },
  );
}
