import type { SessionView } from '@ilaneer/contract/account/sessions';
import type { SessionRow } from './repository.ts';

/** A login as its shopper sees it. */
export function toSessionView(session: SessionRow, currentId: string): SessionView {
  return {
    id: session.id,
    device: session.device,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    current: session.id === currentId,
  };
}
