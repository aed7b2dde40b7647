import type { Database } from '../../../db/connect.ts';
import type { Deps } from '../../../deps/deps.ts';
import { endLinks, insertLink, VERIFY_LINK_MS } from '../../verification/verification.ts';

/**
 * Mails a link that proves an address of this account. Earlier links end, so that one to a mistyped address cannot
 * bring that address back.
 */
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
