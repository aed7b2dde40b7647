import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { Icon, type IconName } from '../text/icon.tsx';
import { scrimClass } from './layer-class.ts';
import { useLayer } from './layers.tsx';

export type Command = {
  id: string;
  label: string;
  icon?: IconName | undefined;
  /** Distinguishes entries of the same label. */
  detail?: string | undefined;
  hint?: ReactNode;
  run: () => void;
};

export type CommandGroup = { label: string; items: readonly Command[] };

export type CommandDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  label: string;
  text: string;
  onTextChange: (text: string) => void;
  groups: readonly CommandGroup[];
  status: string;
};

/** Command palette: type, choose by arrows or pointer, Enter. */
export function CommandDialog({
  open,
  onOpenChange,
  label,
  text,
  onTextChange,
  groups,
  status,
}: CommandDialogProps) {
  const box = useRef<HTMLInputElement>(null);
  useLayer(open, () => onOpenChange(false));
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={scrimClass} />
        <BaseDialog.Viewport
          data-dialog
          className="fixed inset-0 z-dialog flex items-start justify-center px-3 pt-[12vh]"
        >
          <BaseDialog.Popup
            aria-label={label}
            initialFocus={box}
            className="flex max-h-[70vh] w-full max-w-xl flex-col overflow-hidden rounded-xl bg-kernel shadow-lg outline-none ring-1 ring-line"
          >
            <Autocomplete.Root
              inline
              open
              items={groups}
              mode="none"
              autoHighlight="always"
              keepHighlight
              value={text}
              onValueChange={(next, { reason }) => {
                // Choosing a row would write its label into the box.
                if (reason !== 'item-press') onTextChange(next);
              }}
              itemToStringValue={({ label: words }: Command) => words}
            >
              <div className="relative border-line border-b">
                <Icon
                  name="search"
                  className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-palm-soft"
                />
                <Autocomplete.Input
                  ref={box}
                  aria-label={label}
                  placeholder={label}
                  className="min-h-13 w-full bg-transparent pr-4 pl-12 text-lg outline-none placeholder:text-palm-soft"
                />
              </div>
              <Autocomplete.List className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-1.5">
                {(group: CommandGroup) => (
                  <Autocomplete.Group key={group.label} items={group.items} className="pb-1.5">
                    <Autocomplete.GroupLabel className="px-2.5 pt-1.5 pb-0.5 font-semibold text-palm-soft text-xs">
                      {group.label}
                    </Autocomplete.GroupLabel>
                    <Autocomplete.Collection>
                      {(command: Command) => (
                        <Autocomplete.Item
                          key={command.id}
                          value={command}
                          onClick={() => {
                            onOpenChange(false);
                            command.run();
                          }}
                          className="flex min-h-touch cursor-pointer items-center gap-3 rounded-md px-2.5 py-1 outline-none data-highlighted:bg-leaf-tint"
                        >
                          {command.icon && (
                            <Icon name={command.icon} className="size-5 shrink-0 text-palm-soft" />
                          )}
                          <span className="min-w-0 flex-1 truncate">
                            {command.label}
                            {command.detail && (
                              <span className="ml-2 text-palm-soft text-sm">{command.detail}</span>
                            )}
                          </span>
                          {command.hint}
                        </Autocomplete.Item>
                      )}
                    </Autocomplete.Collection>
                  </Autocomplete.Group>
                )}
              </Autocomplete.List>
              <Autocomplete.Status className="px-4 py-2.5 text-palm-soft text-sm empty:hidden">
                {status}
              </Autocomplete.Status>
            </Autocomplete.Root>
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
