import { createHash } from 'node:crypto';
import type { Database } from '../../db/connect.ts';
import { insertToken, type LinkPurpose } from './repository.ts';

type Environment = {
  readonly now: () => Date;
  readonly newId: () => string;
  readonly config: { readonly publicUrl: string };
};

/** The addresses that a mail leads to. */
export type LeaveLinks = {
  /** The page that says good-bye. */
  readonly page: string;
  /** Where a mail program posts to (RFC 8058). */
  readonly oneClick: string;
};

/** The form in which tokens are kept. They are random enough that no salt is needed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Makes the link of a confirmation mail. */
export async function makeConfirmLink(env: Environment, tx: Database, id: string): Promise<string> {
  return `${env.config.publicUrl}/#/newsletter/confirm?token=${await makeToken(env, tx, id, 'confirm')}`;
}

/** Makes the links by which one mail lets its reader leave. */
export async function makeLeaveLinks(env: Environment, tx: Database, id: string): Promise<LeaveLinks> {
  const token = await makeToken(env, tx, id, 'unsubscribe');
  const { publicUrl } = env.config;
  return {
    page: `${publicUrl}/#/newsletter/unsubscribe?token=${token}`,
    oneClick: `${publicUrl}/api/newsletter/unsubscribe?token=${token}`,
  };
}

async function makeToken(
  env: Environment,
  tx: Database,
  subscriptionId: string,
  purpose: LinkPurpose,
): Promise<string> {
  const token = env.newId();
  await insertToken(tx, { hash: hashToken(token), subscriptionId, purpose, createdAt: env.now() });
  return token;
}
