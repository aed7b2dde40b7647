import { Menu as BaseMenu } from '@base-ui/react/menu';
import { type ReactElement, useRef, useState } from 'react';
import { Icon } from '../text/icon.tsx';
import { useLayer } from './layers.tsx';

export type ChoiceMenuProps = {
  trigger: ReactElement;
  choices: readonly { readonly value: string; readonly label: string }[];
  isChosen: (value: string) => boolean;
  onToggle: (value: string) => void;
  /** The last entry: clear or reset. */
  last?: { readonly label: string; readonly onSelect: () => void } | undefined;
  align?: 'start' | 'end' | undefined;
};

/** A multiple choice with ticks; stays open while choosing. */
export function ChoiceMenu({ trigger, choices, isChosen, onToggle, last, align = 'start' }: ChoiceMenuProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
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
          sideOffset={4}
          collisionPadding={12}
          className="z-menu outline-none"
        >
          <BaseMenu.Popup className="max-h-(--available-height) min-w-52 max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-lg bg-kernel p-1 shadow-lg outline-none ring-1 ring-line">
            {choices.map(({ value, label }) => (
              <BaseMenu.CheckboxItem
                key={value}
                checked={isChosen(value)}
                onCheckedChange={() => onToggle(value)}
                closeOnClick={false}
                className="flex min-h-touch items-center gap-2.5 rounded-sm px-2.5 py-1 outline-none data-highlighted:bg-leaf-tint"
              >
                <span className="grid size-4 shrink-0 place-items-center rounded-xs border border-line-strong in-data-checked:border-leaf in-data-checked:bg-leaf">
                  <BaseMenu.CheckboxItemIndicator>
                    <Icon name="tick" strokeWidth={3} className="size-3.5 text-kernel" />
                  </BaseMenu.CheckboxItemIndicator>
                </span>
                {label}
              </BaseMenu.CheckboxItem>
            ))}
            {last && (
              <BaseMenu.Item
                onClick={last.onSelect}
                className="mt-1 flex min-h-touch items-center rounded-sm px-2.5 py-1 text-palm-soft outline-none data-highlighted:bg-leaf-tint"
              >
                {last.label}
              </BaseMenu.Item>
            )}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
