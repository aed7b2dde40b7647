import { SECTION_KINDS } from '@ilaneer/domain/page/section-kinds';
import { SITE_PAGE_LIMITS } from '@ilaneer/domain/page/site-page';
import { Button } from '@ilaneer/ui/buttons/button';
import { useEffect, useRef, useState } from 'react';
import { get, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useUndo } from '../../../parts/act/undo.ts';
import { useProblem } from '../../../parts/form/fields.tsx';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import { Panel } from '../../../parts/frame/panel.tsx';
import { AddSectionDialog } from './add-section-dialog.tsx';
import { isOfSection, newSection, type PageForm, type SectionValues, titleOf } from './page-form.ts';
import { type Focus, SectionRow } from './section-row.tsx';

type SectionListProps = {
  slug: string;
  openId: string | null;
  onOpen: (id: string | null, what?: Focus['what']) => void;
  focus: Focus | null;
  onFocused: () => void;
};

/** The sections of a page in their order; one is open. */
export function SectionList({ slug, openId, onOpen, focus, onFocused }: SectionListProps) {
  const form = useFormContext<PageForm>();
  const { errors, isSubmitted } = form.formState;
  const list = useFieldArray({ control: form.control, name: 'sections', keyName: 'key' });
  const values = useWatch<PageForm, 'sections'>({ name: 'sections' });
  const problems = [useProblem('sections'), useProblem('sections.root')];
  const problem = problems.find((one) => one !== undefined);
  const undo = useUndo();
  const add = useRef<HTMLButtonElement>(null);
  const [isAdding, setAdding] = useState(false);
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<number | null>(null);
  const isFull = values.length >= SITE_PAGE_LIMITS.sections;
  const order = values.map(({ id }) => id).join();
  const { trigger } = form;
  // Problems are by place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the order
  useEffect(() => {
    if (isSubmitted) void trigger();
  }, [order]);
  usePageActions(
    isFull ? [] : [{ label: 'Add a section', icon: 'plus', keys: 'c', run: () => setAdding(true) }],
  );

  function move(from: number, to: number): void {
    const section = values[from];
    if (section === undefined || from === to || values[to] === undefined) return;
    list.move(from, to);
    setSaid(`${nameOf(section)} is number ${to + 1} of ${values.length}`);
  }
  function remove(index: number): void {
    const section = form.getValues(`sections.${index}`);
    list.remove(index);
    if (section.id === openId) onOpen(null);
    undo('Section removed', async () => list.insert(index, section, { shouldFocus: false }));
    add.current?.focus();
  }

  return (
    <Panel title="Sections">
      <div className="grid gap-2">
        {problem && <p className="font-medium text-hibiscus-dark text-sm">{problem}</p>}
        {values.length === 0 && <p className="text-palm-soft text-sm">No sections yet.</p>}
        <ol className="grid gap-2">
          {values.map((section, index) => (
            <SectionRow
              key={section.id}
              section={section}
              index={index}
              count={values.length}
              isOpen={section.id === openId}
              isFaulty={isFaulty(errors, index)}
              focus={section.id === openId && section.id === focus?.on ? focus.what : null}
              onFocused={onFocused}
              onToggle={() => onOpen(section.id === openId ? null : section.id)}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
              onDrag={(isDragged) => setDragged(isDragged ? index : null)}
              onDrop={dragged === null || dragged === index ? null : () => move(dragged, index)}
            />
          ))}
        </ol>
        <p role="status" className="sr-only">
          {said}
        </p>
        {!isFull && (
          <div>
            <Button ref={add} variant="secondary" size="sm" onClick={() => setAdding(true)}>
              Add a section
            </Button>
          </div>
        )}
      </div>
      {isAdding && (
        <AddSectionDialog
          slug={slug}
          after={openId}
          onClose={() => setAdding(false)}
          onChosen={(kind, at) => {
            const section = newSection(kind);
            setAdding(false);
            list.insert(at, section, { shouldFocus: false });
            onOpen(section.id, 'first');
          }}
        />
      )}
    </Panel>
  );
}

function nameOf(section: SectionValues): string {
  return titleOf(section) || SECTION_KINDS[section.kind].label;
}

/** By path after a submission, nested where a field was checked alone. */
function isFaulty(errors: object, index: number): boolean {
  const isNamed = Object.keys(errors).some((name) => isOfSection(name, index));
  return isNamed || get(errors, `sections.${index}`) !== undefined;
}
