import { createHash } from 'node:crypto';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { insertToken, type LinkPurpose } from './repository.ts';

export type LeaveLinks = {
  /** Our unsubscribe page. */
  readonly page: string;
  /** RFC 8058 one-click address. */
  readonly oneClick: string;
};

/** Unsalted, since tokens are random. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** For a confirmation mail. */
export async function makeConfirmLink(tx: Database, deps: Deps, id: string): Promise<string> {
  return `${deps.config.publicUrl}/#/newsletter/confirm?token=${await makeToken(tx, deps, id, 'confirm')}`;
}

export async function makeLeaveLinks(tx: Database, deps: Deps, id: string): Promise<LeaveLinks> {
  const token = await makeToken(tx, deps, id, 'unsubscribe');
  const { publicUrl } = deps.config;
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
