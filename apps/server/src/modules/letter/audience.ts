import { err, ok, type Result } from '@ilaneer/domain/result';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import type { Failure } from '../../http/failure.ts';
import { findSegment, segmentEmails } from '../customer/customer.ts';

/** A query of addresses; null: no segment. Errors: SEGMENT_NOT_FOUND. */
export async function membersOf(
  db: Database,
  segmentId: string | null,
  now: Date,
): Promise<Result<SQL | null, Failure>> {
  if (segmentId === null) return ok(null);
  const segment = await findSegment(db, segmentId);
  return segment === null ? err({ code: 'SEGMENT_NOT_FOUND' }) : ok(segmentEmails(segment.rules, now));
}
