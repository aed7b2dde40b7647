import type { AppDeps } from '../../../app-deps.ts';
import type { Database } from '../../../db/connect.ts';
import type { UserRow } from '../repository.ts';
import { welcomeMail } from './welcome-mail.ts';

/** What welcoming somebody works with. */
export type WelcomeEnvironment = Pick<AppDeps, 'jobs' | 'brand' | 'config'>;

/** Queues the welcome of somebody whose address has just been proven for the first time. */
export async function sendWelcome(
  tx: Database,
  env: WelcomeEnvironment,
  user: Pick<UserRow, 'id' | 'name'>,
  to: string,
): Promise<void> {
  await env.jobs.enqueue(tx, 'send-mail', welcomeMail(user, to, env.brand.name, env.config.publicUrl));
}
