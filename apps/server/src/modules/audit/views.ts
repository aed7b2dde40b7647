import type { AuditEntryView } from '@ilaneer/contract/staff/audit';
import type { AuditEntry } from './repository.ts';

export function auditEntryView(entry: AuditEntry): AuditEntryView {
  return {
    id: entry.id,
    happenedAt: entry.happenedAt.toISOString(),
    actor: { kind: entry.actorKind, id: entry.actorId, name: entry.actorName },
    action: entry.action,
    object: { kind: entry.objectKind, id: entry.objectId, label: entry.objectLabel },
    before: entry.before,
    after: entry.after,
    reason: entry.reason,
  };
}
