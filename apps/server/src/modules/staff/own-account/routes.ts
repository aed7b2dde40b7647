import * as passkeys from '@ilaneer/contract/staff/people/passkeys';
import * as factor from '@ilaneer/contract/staff/people/second-factor';
import { changeStaffPassword } from '@ilaneer/contract/staff/people/session';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import type { SecretDeps } from '../../../deps/secrets.ts';
import { shopCookies } from '../../../http/cookies.ts';
import { staffCredentialEvent } from '../../../http/security-log.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { CHALLENGE_MINUTES } from '../challenge/challenge.ts';
import { addPasskey, askForNewPasskey } from '../passkeys/add-passkey.ts';
import { removeOwnPasskey, toPasskeyView } from '../passkeys/own-passkeys.ts';
import { listPasskeysOf } from '../passkeys/repository.ts';
import { PROOF_LIMIT, withProof } from '../second-factor/confirm-member.ts';
import { countRecoveryCodes } from '../second-factor/repository.ts';
import { showSetUp } from '../second-factor/set-up.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { beginReplacement, finishReplacement, renewOwnRecoveryCodes } from './own-second-factor.ts';

export function ownAccountRoutes(app: FastifyInstance, deps: Deps & SecretDeps): void {
  const cookies = shopCookies(deps.config.publicUrl);
  const guesses = app.limitAttempts(PROOF_LIMIT);

  serveCall(
    app,
    changeStaffPassword,
    async ({ staff, body }) => {
      const changed = await changeOwnPassword(deps, staff, body);
      return changed.ok ? ok({ success: true }) : changed;
    },
    { limits: [guesses], tells: staffCredentialEvent('password') },
  );

  serveCall(app, factor.getSecondFactor, async ({ staff }) =>
    ok({ success: true, recoveryCodesLeft: await countRecoveryCodes(deps.db, staff.id) }),
  );

  serveCall(
    app,
    factor.replaceSecondFactor,
    async ({ staff, body }, _request, reply) => {
      const begun = await beginReplacement(deps, staff, body);
      if (!begun.ok) return begun;
      const setup = await showSetUp(deps, 'new-second-factor', begun.value);
      if (setup === null) return err({ code: 'STAFF_SIGN_IN_EXPIRED' });
      cookies.set(reply, 'staff_sign_in', begun.value, CHALLENGE_MINUTES * 60);
      return ok({ success: true, setup });
    },
    { limits: [guesses] },
  );

  serveCall(
    app,
    factor.confirmSecondFactor,
    async ({ staff, body }, request) => {
      const token = cookies.read(request, 'staff_sign_in') ?? '';
      return withCodes(await finishReplacement(deps, staff, { token, code: body.code }));
    },
    { limits: [guesses], tells: staffCredentialEvent('second-factor') },
  );

  serveCall(
    app,
    factor.renewRecoveryCodes,
    async ({ staff, body }) => withCodes(await renewOwnRecoveryCodes(deps, staff, body)),
    { limits: [guesses], tells: staffCredentialEvent('recovery-codes') },
  );

  serveCall(app, passkeys.listPasskeys, async ({ staff }) =>
    ok({ success: true, passkeys: (await listPasskeysOf(deps.db, staff.id)).map(toPasskeyView) }),
  );

  serveCall(
    app,
    passkeys.requestNewPasskey,
    async ({ staff, body }) => {
      const confirmed = await withProof(deps, staff, body, async (_tx, member) => ok(member));
      if (!confirmed.ok) return confirmed;
      return ok({ success: true, request: await askForNewPasskey(deps, confirmed.value) });
    },
    { limits: [guesses] },
  );

  serveCall(
    app,
    passkeys.addPasskey,
    async ({ staff, body }) => {
      const added = await addPasskey(deps, staff, body);
      return added.ok ? ok({ success: true, passkey: toPasskeyView(added.value) }) : added;
    },
    { tells: staffCredentialEvent('passkeys') },
  );

  serveCall(
    app,
    passkeys.removePasskey,
    async ({ staff, params, body }) => {
      const removed = await removeOwnPasskey(deps, staff, params.passkeyId, body);
      return removed.ok ? ok({ success: true }) : removed;
    },
    { limits: [guesses], tells: staffCredentialEvent('passkeys') },
  );
}

function withCodes<Failed>(codes: Result<readonly string[], Failed>) {
  return codes.ok ? ok({ success: true as const, recoveryCodes: [...codes.value] }) : codes;
}
