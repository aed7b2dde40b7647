import * as calls from '@ilaneer/contract/account/consents';
import {
  CONSENT_PURPOSES,
  consentNotice,
  consentWords,
  NOTICE_VERSION,
} from '@ilaneer/domain/account/consents';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { deviceOfRequest } from '../../../http/device-of-request.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { type ConsentRow, listConsents } from '../../consent/consent.ts';
import type { AccountDeps } from '../session/session-check.ts';
import { changeConsent } from './change-consent.ts';

export function consentRoutes(app: FastifyInstance, deps: Deps & AccountDeps): void {
  const viewsOf = async (userId: string) =>
    toConsentViews(await listConsents(deps.db, userId), deps.brand.name);

  serveCall(app, calls.getConsents, async ({ shopper }) =>
    ok({ success: true, consents: await viewsOf(shopper.userId) }),
  );

  serveCall(app, calls.changeConsent, async ({ shopper, params, body }, request, reply) => {
    const changed = await changeConsent(deps, shopper, {
      purpose: params.purpose,
      granted: body.granted,
      notice: calls.readShownNotice(body),
      place: body.place ?? 'account',
      device: deviceOfRequest(deps, request, reply).name,
    });
    if (!changed.ok) return changed;
    const message = body.granted ? 'Thank you, your choice is saved.' : 'Your choice is saved.';
    return ok({ success: true, message, consents: await viewsOf(shopper.userId) });
  });
}

function toConsentViews(history: readonly ConsentRow[], brandName: string): calls.ConsentView[] {
  return CONSENT_PURPOSES.map((purpose) => {
    const ofPurpose = history.filter((one) => one.purpose === purpose);
    const [newest] = ofPurpose;
    const given = ofPurpose.find((one) => one.given);
    const notice = consentNotice(purpose, brandName);
    return {
      purpose,
      title: notice.title,
      text: consentWords(notice),
      textVersion: NOTICE_VERSION,
      needed: notice.isNeeded,
      granted: newest?.given === true,
      grantedAt: given?.happenedAt.toISOString() ?? null,
      grantedTextVersion: given?.textVersion ?? null,
      grantedText: given?.words ?? null,
      grantedLanguage: given?.language ?? null,
      withdrawnAt: newest?.given === false ? newest.happenedAt.toISOString() : null,
    };
  });
}
