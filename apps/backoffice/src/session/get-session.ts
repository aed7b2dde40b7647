import type { getStaffSession } from '@ilaneer/contract/staff/people/session';
import { openSession } from './session.ts';
import { requestNow } from './transport.ts';

export async function getSession(): Promise<void> {
  const { member, csrfToken } = await requestNow<typeof getStaffSession>('GET', '/staff/session', {});
  openSession(member, csrfToken);
}
