import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  isRetentionKind,
  periodWords,
  policyLines,
  RETENTION,
  RETENTION_KINDS,
  storedSince,
  storedUntil,
} from './retention.ts';

const CONTENT = join(import.meta.dirname, '../../../../content');

describe('the periods of personal data', () => {
  it.each(['pages/privacy-policy.md', 'policy-templates/privacy-policy.md'])(
    'are those that %s promises, each in its words (PRIVACY-6)',
    (file) => {
      const policy = readFileSync(join(CONTENT, file), 'utf8');
      const chapter = policy.split('## ').find((one) => one.startsWith('How long we keep it')) ?? '';
      const listed = chapter.split('\n').filter((line) => line.startsWith('- '));
      expect(listed.filter((line) => policyLines().includes(line))).toEqual(policyLines());
      // Plus three without a period: account, invoices, newsletter.
      expect(listed).toHaveLength(policyLines().length + 3);
    },
  );

  it('keep logs and processing records for a year at least (PRIVACY-1)', () => {
    for (const kind of [
      'sessions',
      'staff-sessions',
      'sent-messages',
      'lookups',
      'deleted-accounts',
    ] as const) {
      expect(RETENTION[kind].days).toBeGreaterThanOrEqual(365);
    }
  });

  it('are said in days and years', () => {
    expect(periodWords('otps')).toBe('1 day after they expire');
    expect(periodWords('payouts')).toBe('30 days after the refund');
    expect(periodWords('tickets')).toBe('3 years after the last message');
    expect(periodWords('sessions')).toBe('1 year after the login ended');
  });

  it.each(RETENTION_KINDS)('end as long after a moment as they began before it: %s', (kind) => {
    const at = new Date('2026-11-23T00:00:00Z');
    expect(storedSince(kind, storedUntil(kind, at))).toEqual(at);
    expect(storedUntil(kind, at).getTime()).toBeGreaterThan(at.getTime());
  });

  it('are of kinds that have a name', () => {
    expect(isRetentionKind('tickets')).toBe(true);
    expect(isRetentionKind('toString')).toBe(false);
  });
});
