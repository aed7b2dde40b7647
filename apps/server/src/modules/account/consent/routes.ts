import * as calls from '@ilaneer/contract/account/consents';
import { CONSENT_PURPOSES, CONSENT_TEXT_VERSION, consentText } from '@ilaneer/domain/account/consents';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { serveCall } from '../../../http/serve-call.ts';
import type { AccountDeps } from '../session/session-check.ts';
import { changeConsent } from './change-consent.ts';
import { type ConsentRow, listConsents } from './repository.ts';

/** What shoppers agree to, as they call it. */
export function consentRoutes(app: FastifyInstance, deps: Deps & AccountDeps): void {
  const viewsOf = async (userId: string) =>
    toConsentViews(await listConsents(deps.db, userId), deps.brand.name);

  serveCall(app, calls.getConsents, async ({ shopper }) =>
    ok({ success: true, consents: await viewsOf(shopper.userId) }),
  );

  serveCall(app, calls.changeConsent, async ({ shopper, params, body }) => {
    const changed = await changeConsent(deps, shopper, { ...params, ...body });
    if (!changed.ok) return changed;
    const message = body.granted ? 'Thank you, your choice is saved.' : 'Your choice is saved.';
    return ok({ success: true, message, consents: await viewsOf(shopper.userId) });
  });
}

/** Every purpose with where it stands; `history` is newest first. */
function toConsentViews(history: readonly ConsentRow[], brandName: string): calls.ConsentView[] {
  return CONSENT_PURPOSES.map((purpose) => {
    const ofPurpose = history.filter((one) => one.purpose === purpose);
    const latest = ofPurpose.find((one) => one.withdrawnAt === null) ?? ofPurpose[0];
    const { title, text, isNeeded } = consentText(purpose, brandName);
    return {
      purpose,
      title,
      text,
      textVersion: CONSENT_TEXT_VERSION,
      needed: isNeeded,
      granted: latest !== undefined && latest.withdrawnAt === null,
      grantedAt: latest?.grantedAt.toISOString() ?? null,
      grantedTextVersion: latest?.textVersion ?? null,
      withdrawnAt: latest?.withdrawnAt?.toISOString() ?? null,
    };
  });
}
