import type { AuditEntryView } from '@ilaneer/contract/staff/audit';
import type { EntryWithReason } from './list-repository.ts';

const ERASED = 'Erased together with the account of the shopper';

export function auditEntryView(entry: EntryWithReason): AuditEntryView {
  return {
    id: entry.id,
    happenedAt: entry.happenedAt.toISOString(),
    actor: { kind: entry.actorKind, id: entry.actorId, name: entry.actorName },
    action: entry.action,
    object: { kind: entry.objectKind, id: entry.objectId, label: entry.objectLabel },
    before: entry.before,
    after: entry.after,
    reason: entry.words ?? entry.reason ?? (entry.reasonHash === null ? null : ERASED),
  };
}
