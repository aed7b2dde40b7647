import { Button } from '@ilaneer/ui/buttons/button';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { useState } from 'react';
import { valueWords } from '../words/value-words.ts';
import { nameOfField } from './merge-versions.ts';
import type { Conflict } from './use-versioned-save.ts';

type ConflictDialogProps = {
  conflict: Conflict | null;
  thing: string;
  labels: Readonly<Record<string, string>>;
  show?: (field: string, value: unknown) => string;
};

/** Concurrent edit: choose per field, or per part of a list. */
export function ConflictDialog({ conflict, ...rest }: ConflictDialogProps) {
  return (
    conflict && (
      <OpenConflict key={conflict.clashes.map(({ field }) => field).join()} conflict={conflict} {...rest} />
    )
  );
}

function OpenConflict({
  conflict,
  thing,
  labels,
  show = (_field, value) => valueWords(value),
}: ConflictDialogProps & { conflict: Conflict }) {
  const [fromThem, setFromThem] = useState<readonly string[]>([]);
  const { clashes, taken, busy } = conflict;
  const nameOf = (field: string) => nameOfField(field, conflict, labels);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || conflict.cancel()}
      locked={busy}
      size="lg"
      title={`Someone else has changed ${thing}`}
      description={
        clashes.length === 0
          ? 'You changed different parts, so both changes can be saved.'
          : 'Choose what to keep. Your entries are kept until you decide.'
      }
      footer={
        <>
          <Button variant="quiet" disabled={busy} onClick={conflict.cancel}>
            Back to editing
          </Button>
          <Button variant="secondary" disabled={busy} onClick={conflict.takeTheirs}>
            Discard mine
          </Button>
          <Button busy={busy} onClick={() => conflict.saveWith(fromThem)}>
            {clashes.length === 0 ? 'Save both' : 'Save again'}
          </Button>
        </>
      }
    >
      {clashes.length > 0 && (
        <div className="grid gap-4">
          {clashes.map(({ field, mine, theirs }) => (
            <fieldset key={field} className="grid gap-1.5">
              <legend className="mb-1 font-semibold">{nameOf(field)}</legend>
              <div className="grid gap-2 sm:grid-cols-2">
                {[
                  { who: 'Keep mine', value: mine, isTheirs: false },
                  { who: 'Use theirs', value: theirs, isTheirs: true },
                ].map(({ who, value, isTheirs }) => (
                  <label
                    key={who}
                    className="flex min-h-touch items-start gap-2.5 rounded-md border border-line px-3 py-2 has-checked:border-leaf has-checked:bg-chosen"
                  >
                    <input
                      type="radio"
                      name={`conflict-${field}`}
                      className="mt-1 accent-leaf"
                      checked={fromThem.includes(field) === isTheirs}
                      onChange={() =>
                        setFromThem((chosen) =>
                          isTheirs ? [...chosen, field] : chosen.filter((other) => other !== field),
                        )
                      }
                    />
                    <span className="min-w-0">
                      <span className="block text-palm-soft text-sm">{who}</span>
                      <span className="block whitespace-pre-wrap wrap-anywhere">{show(field, value)}</span>
                    </span>
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
        </div>
      )}
      {taken.length > 0 && (
        <p className="mt-4 text-palm-soft text-sm">
          {`They also changed ${taken.map(nameOf).join(', ')}. That stays.`}
        </p>
      )}
    </Dialog>
  );
}
