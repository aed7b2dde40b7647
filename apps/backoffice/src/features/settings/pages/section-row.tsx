import { SECTION_KINDS } from '@ilaneer/domain/page/section-kinds';
import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { cx } from '@ilaneer/ui/text/cx';
import { Icon } from '@ilaneer/ui/text/icon';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useProblem } from '../../../parts/form/fields.tsx';
import { useMay } from '../../../session/permission.ts';
import { SETTINGS_PAGES } from '../settings-pages.ts';
import { fieldsOf, type SectionValues, titleOf } from './page-form.ts';
import { FieldsOf } from './section-fields.tsx';

/** The first field of a section, or the first that was refused. */
export type Focus = { readonly on: string; readonly what: 'first' | 'invalid' };

type SectionRowProps = {
  section: SectionValues;
  index: number;
  count: number;
  isOpen: boolean;
  isFaulty: boolean;
  focus: Focus['what'] | null;
  onFocused: () => void;
  onToggle: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDrag: (isDragged: boolean) => void;
  /** While another section is dragged. */
  onDrop: (() => void) | null;
};

const FIELDS = 'input:not([type=file]), textarea, select';
const OTHERS = 'button, a[href]';
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
/** Where the content that a section shows is kept. */
const KEPT_AT: Readonly<Record<string, string>> = {
  banners: '/settings/banners',
  contact: '/settings/support',
  stores: '/settings/stores',
};

/** A section: its head, and its fields while it is open. Moved by buttons, Alt with an arrow, or its handle. */
export function SectionRow({ section, index, count, isOpen, isFaulty, onFocused, ...row }: SectionRowProps) {
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  const { label, about } = SECTION_KINDS[section.kind];
  const title = titleOf(section);
  const name = title === '' ? label : title;
  const problem = useProblem(`sections.${index}`);
  const may = useMay();
  const keptAt = SETTINGS_PAGES.find(({ to, needs }) => to === KEPT_AT[section.kind] && may(needs));
  const { focus, onDrop } = row;
  const reached = useEffectEvent(onFocused);
  useEffect(() => {
    if (focus === null) return;
    const find = (selector: string) => body.current?.querySelector<HTMLElement>(selector) ?? null;
    const refused = focus === 'invalid' ? find('[aria-invalid=true]') : null;
    const target = refused ?? find(FIELDS) ?? find(OTHERS);
    target?.focus();
    reached();
  }, [focus]);
  const byKey = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (!event.altKey || by === undefined) return;
    event.preventDefault();
    row.onMove(index + by);
  };
  return (
    <li
      ref={item}
      onDragOver={(event) => {
        if (onDrop === null) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop?.();
      }}
      className={cx(
        'min-w-0 rounded-md border',
        isOver && onDrop !== null ? 'border-leaf ring-2 ring-leaf' : 'border-line',
      )}
    >
      <div className="flex items-center">
        <span
          draggable
          aria-hidden="true"
          title="Drag to move"
          onDragStart={({ dataTransfer }) => {
            dataTransfer.effectAllowed = 'move';
            dataTransfer.setData('text/plain', name);
            if (item.current !== null) dataTransfer.setDragImage(item.current, 16, 16);
            row.onDrag(true);
          }}
          onDragEnd={() => row.onDrag(false)}
          className="cursor-grab self-stretch px-2 text-palm-soft pointer-coarse:hidden"
        >
          <Icon name="menu" className="size-4.5 h-full" />
        </span>
        <h3 className="min-w-0 flex-1 text-base">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={row.onToggle}
            onKeyDown={byKey}
            className="flex min-h-11 w-full items-center gap-2 rounded-md py-1.5 text-left pointer-coarse:pl-3"
          >
            <Icon
              name={isOpen ? 'chevron-down' : 'chevron-right'}
              className="size-4.5 shrink-0 text-palm-soft"
            />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold text-sm">{label}</span>
              {title !== '' && (
                <span className="block truncate font-normal text-palm-soft text-sm">{title}</span>
              )}
              {isFaulty && (problem !== undefined || !isOpen) && (
                <span className="block font-medium text-hibiscus-dark text-sm">
                  {problem ?? 'Needs a correction'}
                </span>
              )}
            </span>
          </button>
        </h3>
        <IconButton
          icon="chevron-up"
          label={`Move ${name} up`}
          disabled={index === 0}
          onClick={() => row.onMove(index - 1)}
        />
        <IconButton
          icon="chevron-down"
          label={`Move ${name} down`}
          disabled={index === count - 1}
          onClick={() => row.onMove(index + 1)}
        />
        <IconButton icon="trash" label={`Remove ${name}`} onClick={row.onRemove} />
      </div>
      {isOpen && (
        // Fields are registered by their place.
        <div key={index} ref={body} id={id} className="grid gap-4 border-line border-t p-3">
          <p className="text-palm-soft text-sm">
            {about}
            {keptAt && (
              <>
                {' '}
                <Link to={keptAt.to} className="underline">
                  {keptAt.label}
                </Link>
              </>
            )}
          </p>
          <FieldsOf fields={fieldsOf(section.kind)} place={`sections.${index}`} />
        </div>
      )}
    </li>
  );
}
