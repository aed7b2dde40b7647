import { createHash } from 'node:crypto';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { type SecretDeps, tokenOf } from '../../deps/secrets.ts';
import { insertToken, type LinkPurpose } from './repository.ts';

export type LeaveLinks = {
  readonly page: string;
  /** RFC 8058 one-click address. */
  readonly oneClick: string;
};

/** Unsalted, since tokens are random. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export async function makeConfirmLink(tx: Database, deps: Deps, id: string): Promise<string> {
  return `${deps.config.publicUrl}/#/newsletter/confirm?token=${await makeToken(tx, deps, id, 'confirm')}`;
}

export async function makeLeaveLinks(tx: Database, deps: Deps, id: string): Promise<LeaveLinks> {
  return leaveLinksOf(deps, await makeToken(tx, deps, id, 'unsubscribe'));
}

/** Withdraws an account's consent to offers by mail, on the same page (NEWSLETTER-15). */
export function offersLeaveLinks(deps: Pick<Deps, 'config'> & SecretDeps, userId: string): LeaveLinks {
  return leaveLinksOf(deps, tokenOf(deps.keys, 'offers', userId));
}

function leaveLinksOf({ config: { publicUrl } }: Pick<Deps, 'config'>, token: string): LeaveLinks {
  return {
    page: `${publicUrl}/#/newsletter/unsubscribe?token=${token}`,
    oneClick: `${publicUrl}/api/newsletter/unsubscribe?token=${token}`,
  };
}

async function makeToken(
  tx: Database,
  deps: Deps,
  subscriptionId: string,
  purpose: LinkPurpose,
): Promise<string> {
  const token = deps.newId();
  await insertToken(tx, { hash: hashToken(token), subscriptionId, purpose, createdAt: deps.now() });
  return token;
}
