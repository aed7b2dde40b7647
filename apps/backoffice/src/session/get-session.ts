import type { getStaffSession } from '@ilaneer/contract/staff/people/session';
import { openSession } from './session.ts';
import { requestNow } from './staff-api.ts';

/** Asks the server who sits here. A refusal tells the session itself; throws ConnectionError. */
export async function getSession(): Promise<void> {
  const { member, csrfToken } = await requestNow<typeof getStaffSession>('GET', '/staff/session', {});
  openSession(member, csrfToken);
}
