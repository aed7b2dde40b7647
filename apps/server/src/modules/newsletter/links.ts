import { createHash } from 'node:crypto';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { insertToken, type LinkPurpose } from './repository.ts';

/** The addresses that a mail leads to. */
export type LeaveLinks = {
  /** The page that says good-bye. */
  readonly page: string;
  /** Where a mail program posts to (RFC 8058). */
  readonly oneClick: string;
};

/** The form in which tokens are stored. They are random enough that no salt is needed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Makes the link of a confirmation mail. */
export async function makeConfirmLink(tx: Database, deps: Deps, id: string): Promise<string> {
  return `${deps.config.publicUrl}/#/newsletter/confirm?token=${await makeToken(tx, deps, id, 'confirm')}`;
}

/** Makes the links by which one mail lets its reader leave. */
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
