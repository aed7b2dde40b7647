import type { FastifyInstance } from 'fastify';
import type { TokenClaims } from '../../../http/authenticate.ts';
import type { UserRow } from '../user/repository.ts';
import { toUserView } from '../user/views.ts';
import type { NewSession } from './start-session.ts';

export function sessionReply(
  app: FastifyInstance,
  { user, session }: { readonly user: UserRow; readonly session: NewSession },
) {
  const claims: TokenClaims = {
    userId: user.id,
    email: user.email,
    customDocId: user.id,
    sid: session.sessionId,
  };
  const exp = Math.floor(session.expiresAt.getTime() / 1_000);
  return { token: app.signToken({ ...claims, exp }), user: toUserView(user) };
}
