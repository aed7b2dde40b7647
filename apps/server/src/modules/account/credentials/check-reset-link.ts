import { err, ok, type Result } from '@ilaneer/domain/result';
import type { AppDeps } from '../../../app-deps.ts';
import { idOfToken } from '../../../deps/secrets.ts';
import type { Failure } from '../../../http/failure.ts';
import { findLink } from '../../verification/repository.ts';
import { findUser } from '../repository.ts';

/**
 * Looks whether a link would still set a new password, and leaves it as it is. Only setting the password decides, because
 * another one may use the link in between. Error: LINK_INVALID.
 */
export async function checkResetLink(
  env: Pick<AppDeps, 'db' | 'now' | 'jwtSecret'>,
  token: string,
): Promise<Result<null, Failure>> {
  const linkId = idOfToken(env.jwtSecret, 'reset-password', token);
  const link = linkId === null ? null : await findLink(env.db, linkId);
  if (link === null || link.purpose !== 'reset-password') return err({ code: 'LINK_INVALID' });
  if (link.usedAt !== null || link.expiresAt <= env.now()) return err({ code: 'LINK_INVALID' });
  const user = await findUser(env.db, link.userId);
  return user?.email === link.email ? ok(null) : err({ code: 'LINK_INVALID' });
}
