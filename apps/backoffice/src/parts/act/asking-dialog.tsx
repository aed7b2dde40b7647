import { ConfirmDialog } from '@ilaneer/ui/layers/confirm-dialog';
import { Dialog, type DialogProps } from '@ilaneer/ui/layers/dialog';
import { type ReactNode, useCallback, useState } from 'react';
import { useUnloadWarning } from './use-unsaved.ts';

type AskingDialogProps = Omit<DialogProps, 'open' | 'onOpenChange' | 'footer'> & {
  open?: boolean;
  onClose: () => void;
  /** `leave` asks too. */
  footer: (leave: () => void) => ReactNode;
};

/** A dialog that asks before it closes over typed text (STAFF-17). */
export function AskingDialog({
  open = true,
  onClose,
  footer,
  locked = false,
  children,
  ...dialog
}: AskingDialogProps) {
  const [isTyped, watch] = useTyped();
  const [isAsking, setAsking] = useState(false);
  useUnloadWarning(open && isTyped);
  const leave = () => {
    if (locked) return;
    if (isTyped) setAsking(true);
    else onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || leave()}
      locked={locked}
      {...dialog}
      footer={footer(leave)}
    >
      <div ref={watch} className="contents">
        {children}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Close without saving?"
        text="What you typed is not saved and would be lost."
        confirmLabel="Discard"
        cancelLabel="Stay"
        danger
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
      />
    </Dialog>
  );
}

/** Compares each field with its value at the first focus, as forms of any kind may be inside. */
function useTyped(): readonly [boolean, (root: HTMLElement | null) => (() => void) | undefined] {
  const [isTyped, setTyped] = useState(false);
  const watch = useCallback((root: HTMLElement | null) => {
    if (root === null) return;
    const before = new Map<EventTarget, string>();
    const note = ({ target }: Event) => {
      const value = target && stateOf(target);
      if (target && value !== null && !before.has(target)) before.set(target, value);
    };
    const compare = () => setTyped([...before].some(([field, value]) => stateOf(field) !== value));
    root.addEventListener('focusin', note);
    root.addEventListener('input', compare);
    return () => {
      root.removeEventListener('focusin', note);
      root.removeEventListener('input', compare);
      setTyped(false);
    };
  }, []);
  return [isTyped, watch];
}

function stateOf(field: EventTarget): string | null {
  if (field instanceof HTMLInputElement)
    return field.type === 'checkbox' || field.type === 'radio' ? String(field.checked) : field.value;
  return field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement ? field.value : null;
}
