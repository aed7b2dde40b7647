import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { idOfToken, type SecretDeps } from '../../deps/secrets.ts';
import { type LinkMailDeps, mailLink } from './link-mail.ts';
import { endLinks, findLink, insertLink, type LinkRow } from './repository.ts';

const RESET_LINK_MS = 30 * 60_000;
const VERIFY_LINK_MS = 24 * 3_600_000;

/** Invalidates earlier links, so that a mistyped address can't return. */
export async function sendVerifyLink(tx: Database, deps: Deps, userId: string, email: string): Promise<void> {
  const [id, at] = [deps.newId(), deps.now()];
  await endLinks(tx, userId, 'verify-email', at);
  await insertLink(tx, {
    id,
    purpose: 'verify-email',
    userId,
    email,
    createdAt: at,
    expiresAt: new Date(at.getTime() + VERIFY_LINK_MS),
    usedAt: null,
  });
  await deps.jobs.enqueue(tx, 'send-link', { linkId: id });
}

/** Idempotent by id. */
export async function mailResetLink(
  deps: LinkMailDeps,
  { linkId, userId, email }: { readonly linkId: string; readonly userId: string; readonly email: string },
): Promise<void> {
  const at = deps.now();
  const link = (await findLink(deps.db, linkId)) ?? {
    id: linkId,
    purpose: 'reset-password' as const,
    userId,
    email,
    createdAt: at,
    expiresAt: new Date(at.getTime() + RESET_LINK_MS),
    usedAt: null,
  };
  await insertLink(deps.db, link);
  await mailLink(deps, link);
}

export async function findOpenLink(
  { db, now, keys }: Pick<Deps, 'db' | 'now'> & SecretDeps,
  purpose: LinkRow['purpose'],
  token: string,
): Promise<LinkRow | null> {
  const id = idOfToken(keys, purpose, token);
  const link = id === null ? null : await findLink(db, id);
  const isOpen = link?.purpose === purpose && link.usedAt === null && link.expiresAt > now();
  return isOpen ? link : null;
}
