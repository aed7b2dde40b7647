import { keysOf } from '@ilaneer/domain/keys-of';
import { SECTION_KINDS, type SectionKind } from '@ilaneer/domain/page/section-kinds';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { type PageForm, placeOf } from './page-form.ts';

type AddSectionDialogProps = {
  slug: string;
  /** The open section, behind which the new one stands; null: at the end. */
  after: string | null;
  onClose: () => void;
  onChosen: (kind: SectionKind, at: number) => void;
};

/** The kinds that the page has a place for. */
export function AddSectionDialog({ slug, after, onClose, onChosen }: AddSectionDialogProps) {
  const { getValues } = useFormContext<PageForm>();
  const first = useRef<HTMLButtonElement>(null);
  const form = getValues();
  const at = form.sections.findIndex(({ id }) => id === after);
  const wanted = at < 0 ? form.sections.length : at + 1;
  const places = keysOf(SECTION_KINDS).flatMap((kind) => {
    const place = placeOf(kind, slug, form, wanted);
    return place === null ? [] : [{ kind, place }];
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Add a section"
      description={at < 0 ? 'It is added at the end.' : 'It is added after the open section.'}
      initialFocus={first}
    >
      <ul className="grid gap-1">
        {places.map(({ kind, place }, index) => (
          <li key={kind}>
            <button
              ref={index === 0 ? first : null}
              type="button"
              onClick={() => onChosen(kind, place)}
              className="grid min-h-touch w-full rounded-md px-3 py-2 text-left hover:bg-leaf-tint"
            >
              <span className="font-semibold text-sm">{SECTION_KINDS[kind].label}</span>
              <span className="text-palm-soft text-sm">{SECTION_KINDS[kind].about}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
