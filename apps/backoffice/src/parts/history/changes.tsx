import type { AuditEntryView } from '@ilaneer/contract/staff/audit';
import { changedFields } from '@ilaneer/domain/audit/audited-act';
import { fieldWords } from '../words/field-words.ts';
import { valueWords } from '../words/value-words.ts';

type ChangedEntry = Pick<AuditEntryView, 'object' | 'before' | 'after'>;

export function Changes({ entry }: { entry: ChangedEntry }) {
  const changes = changedFields(entry.before, entry.after);
  const unit = unitOf(entry);
  if (changes.length === 0)
    return <p className="text-palm-soft text-sm">No field was different afterwards.</p>;
  return (
    <dl className="grid gap-2 text-sm">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="grid gap-x-4 gap-y-0.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <dt className="text-palm-soft">{fieldWords(field)}</dt>
          <dd className="min-w-0 whitespace-pre-line wrap-anywhere">
            {entry.before !== null && (
              <del className="mr-2 rounded-xs bg-hibiscus-tint px-1 text-hibiscus-dark">
                {valueWords(before, field, unit)}
              </del>
            )}
            {entry.after !== null && (
              <ins className="rounded-xs bg-chosen px-1 no-underline">{valueWords(after, field, unit)}</ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function changeWords(entry: ChangedEntry): string {
  const changes = changedFields(entry.before, entry.after);
  const unit = unitOf(entry);
  if (changes.length === 0) return 'Details';
  if (entry.before === null) {
    return `New: ${changes.map(({ field, after }) => `${fieldWords(field)} ${valueWords(after, field, unit)}`).join('; ')}`;
  }
  if (entry.after === null) return 'All of it is gone';
  return changes
    .map(
      ({ field, before, after }) =>
        `${fieldWords(field)}: ${valueWords(before, field, unit)} → ${valueWords(after, field, unit)}`,
    )
    .join('; ');
}

// The audit log stores paise; its entries are immutable.
function unitOf({ object }: ChangedEntry): 'rupees' | 'paise' {
  return object.kind === 'product' ? 'paise' : 'rupees';
}
