import {
  ATTACK_PAUSE_MS,
  ATTACK_WINDOW_MS,
  type AttackThresholds,
  highestFigures,
  isMailDue,
  judgeAttempts,
} from '@ilaneer/domain/security/attack';
import { transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { deletePastWindows } from '../../http/attempts/attempt-counts-repository.ts';
import type { SecurityLog } from '../../http/security-log.ts';
import { listOwnerAddresses } from '../staff/staff.ts';
import { attackMail } from './attack-mail.ts';
import type { AttemptNotes } from './attempt-notes.ts';
import {
  type AttackRow,
  countAttempts,
  deleteAttacksBefore,
  deleteAttemptsBefore,
  findAttackSince,
  lastMailed,
  upsertAttack,
} from './repository.ts';

export type AttackDeps = {
  readonly attempts: AttemptNotes;
  readonly security: SecurityLog;
  readonly config: {
    readonly alarms: AttackThresholds & { readonly mailEveryHours: number };
  };
};

const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;

/** SECURITY-6. Attempts are kept an hour, attacks a year. */
export function detectAttacks(deps: Deps & AttackDeps): () => Promise<void> {
  return async () => {
    await deps.attempts.flush();
    const at = deps.now();
    const before = (ms: number) => new Date(at.getTime() - ms);
    const seen = await countAttempts(deps.db, before(ATTACK_WINDOW_MS));
    for (const { kind, figures } of judgeAttempts(seen, deps.config.alarms)) {
      await transactAll(deps.db, async (tx) => {
        const open = await findAttackSince(tx, kind, before(ATTACK_PAUSE_MS));
        const isDue = isMailDue(await lastMailed(tx, kind), at, deps.config.alarms.mailEveryHours);
        const attack: AttackRow = {
          id: open?.id ?? deps.newId(),
          kind,
          beganAt: open?.beganAt ?? at,
          lastAt: at,
          figures: open === null ? figures : highestFigures(open.figures, figures),
          mailedAt: isDue ? at : (open?.mailedAt ?? null),
        };
        await upsertAttack(tx, attack);
        if (open === null) deps.security.alarm(kind, figures);
        if (!isDue) return;
        const owners = await listOwnerAddresses(tx);
        const told = owners.length > 0 ? owners : [deps.brand.seller.email];
        for (const to of told) {
          const mail = attackMail({ id: `${attack.id} ${at.toISOString()} ${to}`, to }, attack, {
            brand: deps.brand,
            publicUrl: deps.config.publicUrl,
          });
          await deps.jobs.enqueue(tx, 'send-mail', mail);
        }
      });
    }
    await deleteAttemptsBefore(deps.db, before(HOUR_MS));
    await deleteAttacksBefore(deps.db, before(YEAR_MS));
    await deletePastWindows(deps.db);
  };
}
