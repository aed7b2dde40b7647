import { Menu as BaseMenu } from '@base-ui/react/menu';
import { type ReactElement, useRef, useState } from 'react';
import { cx } from '../text/cx.tsx';
import { Icon, type IconName } from '../text/icon.tsx';
import { useLayer } from './layers.tsx';

export type MenuEntry = {
  label: string;
  icon?: IconName | undefined;
  danger?: boolean | undefined;
} & ({ onSelect: () => void; disabled?: boolean | undefined } | { render: ReactElement });

export type MenuProps = {
  trigger: ReactElement;
  /** Groups of entries, separated by lines. */
  groups: ReadonlyArray<readonly MenuEntry[]>;
  heading?: string | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
};

export function Menu({ trigger, groups, heading, align = 'end' }: MenuProps) {
  // Rendered beside its trigger, not at the page's end, to stay in its landmark.
  const place = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  // If one entry has an icon, all labels are indented alike.
  const hasIcons = groups.flat().some(({ icon }) => icon !== undefined);
  useLayer(open, () => setOpen(false));
  return (
    <BaseMenu.Root open={open} onOpenChange={(next) => setOpen(next)}>
      <BaseMenu.Trigger render={trigger} />
      <span ref={place} className="contents" />
      <BaseMenu.Portal container={place}>
        {/* The library's backdrop leaves the trigger uncovered. */}
        <BaseMenu.Backdrop className="fixed inset-0 z-menu" />
        <BaseMenu.Positioner
          align={align}
          positionMethod="fixed"
          sideOffset={8}
          collisionPadding={12}
          className="z-menu outline-none"
        >
          <BaseMenu.Popup className="max-h-(--available-height) min-w-56 max-w-[calc(100vw-1.5rem)] origin-(--transform-origin) overflow-y-auto rounded-lg bg-kernel p-1.5 shadow-lg outline-none ring-1 ring-line transition-[scale,opacity] data-ending-style:scale-95 data-starting-style:scale-95 data-ending-style:opacity-0 data-starting-style:opacity-0">
            {heading && (
              <p className="truncate px-3.5 pt-2 pb-1.5 text-palm-soft text-sm" role="presentation">
                {heading}
              </p>
            )}
            {groups.map((entries, index) => (
              <BaseMenu.Group
                key={entries.map((entry) => entry.label).join()}
                className={cx(index > 0 && 'mt-1.5 border-line border-t pt-1.5')}
              >
                {entries.map((entry) => (
                  <Entry key={entry.label} entry={entry} hasIcons={hasIcons} />
                ))}
              </BaseMenu.Group>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

function Entry({ entry, hasIcons }: { entry: MenuEntry; hasIcons: boolean }) {
  const className = cx(
    'flex min-h-touch items-center gap-3 rounded-sm px-3.5 py-2 font-medium outline-none',
    'data-disabled:cursor-not-allowed data-disabled:opacity-45',
    entry.danger ? 'text-hibiscus-dark data-highlighted:bg-hibiscus-tint' : 'data-highlighted:bg-leaf-tint',
  );
  const words = (
    <>
      {entry.icon && <Icon name={entry.icon} className="size-5 shrink-0" />}
      {hasIcons && entry.icon === undefined && <span className="w-5 shrink-0" />}
      {entry.label}
    </>
  );
  if ('render' in entry) {
    return (
      <BaseMenu.LinkItem render={entry.render} closeOnClick className={className}>
        {words}
      </BaseMenu.LinkItem>
    );
  }
  return (
    <BaseMenu.Item onClick={entry.onSelect} disabled={entry.disabled ?? false} className={className}>
      {words}
    </BaseMenu.Item>
  );
}
