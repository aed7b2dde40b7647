import type { AuditEntryView } from '@ilaneer/contract/staff/audit';
import { changedFields } from '@ilaneer/domain/audit/audited-act';
import { fieldWords } from '../words/field-words.ts';
import { valueWords } from '../words/value-words.ts';

type ChangedEntry = Pick<AuditEntryView, 'action' | 'before' | 'after'>;

/** What was different after an act, field by field: before, and after. */
export function Changes({ entry }: { entry: ChangedEntry }) {
  const changes = changesOf(entry);
  if (changes.length === 0)
    return <p className="text-palm-soft text-sm">No field was different afterwards.</p>;
  return (
    <dl className="grid gap-2 text-sm">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="grid gap-x-4 gap-y-0.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <dt className="text-palm-soft">{fieldWords(field)}</dt>
          <dd className="min-w-0 break-words">
            {entry.before !== null && (
              <del className="mr-2 rounded-xs bg-hibiscus-tint px-1 text-hibiscus-dark">
                {valueWords(before, field)}
              </del>
            )}
            {entry.after !== null && (
              <ins className="rounded-xs bg-chosen px-1 no-underline">{valueWords(after, field)}</ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The same in one line. */
export function changeWords(entry: ChangedEntry): string {
  const changes = changesOf(entry);
  if (changes.length === 0) return 'Details';
  if (entry.before === null) return `New: ${named(changes)}`;
  if (entry.after === null) return 'All of it is gone';
  return changes
    .map(
      ({ field, before, after }) =>
        `${fieldWords(field)}: ${valueWords(before, field)} → ${valueWords(after, field)}`,
    )
    .join('; ');
}

// The log keeps these as the shop counts, and nothing in it is written anew.
const IN_PAISE = ['changed the price', 'scheduled a price', 'took back a price to come'];

function changesOf({ action, before, after }: ChangedEntry) {
  const changes = changedFields(before, after);
  if (!IN_PAISE.includes(action)) return changes;
  const rupees = (value: unknown) => (typeof value === 'number' ? value / 100 : value);
  return changes.map((one) => ({ ...one, before: rupees(one.before), after: rupees(one.after) }));
}

function named(changes: readonly { readonly field: string; readonly after: unknown }[]): string {
  return changes.map(({ field, after }) => `${fieldWords(field)} ${valueWords(after, field)}`).join('; ');
}
