import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { cx } from '../text/cx.tsx';
import { closeClass, layerFooterClass, layerHeaderClass, scrimClass } from './layer-class.ts';
import { useLayer } from './layers.tsx';

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' } as const;

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  size?: keyof typeof widths | undefined;
  /** Stays visible while the rest scrolls: the dialog's actions. */
  footer?: ReactNode;
  /** Refuses to close, while sending. */
  locked?: boolean | undefined;
  /** False if its buttons are the only way out; goes with `locked`. */
  closable?: boolean | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  children?: ReactNode;
};

/** A modal: at the bottom on phones, centred elsewhere; scrolls inside. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'md',
  footer,
  locked = false,
  closable = true,
  role = 'dialog',
  initialFocus,
  children,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  useLayer(open, () => onOpenChange(false), locked);
  useFocusAfterwards(open);

  function firstField(openedBy: string) {
    // On touch screens, focusing a field would cover the dialog with the keyboard before it is read.
    if (openedBy === 'touch') return true;
    const field = 'input:not([type="hidden"], [tabindex="-1"], [readonly]), select, textarea:not([readonly])';
    return popup.current?.querySelector<HTMLElement>(field) ?? true;
  }

  return (
    <BaseDialog.Root
      open={open}
      // A question is answered by its buttons; a stray second click must not dismiss it.
      disablePointerDismissal={role === 'alertdialog'}
      onOpenChange={(next) => {
        if (next || !locked) onOpenChange(next);
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={scrimClass} />
        <BaseDialog.Viewport
          data-dialog
          className="fixed inset-0 z-dialog flex items-end justify-center max-lg:top-(--toasts,0px) sm:items-center sm:p-6"
        >
          <BaseDialog.Popup
            ref={popup}
            role={role}
            initialFocus={initialFocus ?? firstField}
            className={cx(
              'max-h-[calc(100dvh-1.5rem-var(--toasts,0px))] sm:max-h-[calc(100dvh-3rem-var(--toasts,0px))] lg:max-h-[calc(100dvh-3rem)]',
              'flex w-full flex-col overflow-y-auto overscroll-contain rounded-t-xl bg-kernel shadow-lg outline-none sm:rounded-xl',
              'scroll-py-24 transition-[translate,scale,opacity] duration-calm ease-sheet',
              'data-ending-style:translate-y-8 data-starting-style:translate-y-8 data-ending-style:opacity-0 data-starting-style:opacity-0',
              widths[size],
            )}
          >
            <header className={cx(layerHeaderClass, !children && 'mb-3')}>
              <div className="min-w-0 flex-1 pt-1.5">
                <BaseDialog.Title className="text-xl">{title}</BaseDialog.Title>
                {description && (
                  <BaseDialog.Description className="mt-1.5 text-palm-soft">
                    {description}
                  </BaseDialog.Description>
                )}
              </div>
              {closable && (
                <BaseDialog.Close
                  disabled={locked}
                  render={<IconButton icon="close" label="Close" className={closeClass} />}
                />
              )}
            </header>
            {children && <div className="px-5 pt-1 pb-6 sm:px-7 sm:pb-7">{children}</div>}
            {footer && <footer className={layerFooterClass}>{footer}</footer>}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

/** If the opener is gone at closing, the page's title gets the focus. */
function useFocusAfterwards(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true });
      });
    };
  }, [open]);
}
