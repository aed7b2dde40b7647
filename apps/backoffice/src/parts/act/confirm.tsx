import { ConfirmDialog } from '@ilaneer/ui/layers/confirm-dialog';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

export type Question = {
  readonly title: string;
  readonly text?: ReactNode;
  readonly figure?: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly danger?: boolean;
};

type Asked = { readonly question: Question; readonly answer: (yes: boolean) => void };

const ConfirmContext = createContext<((question: Question) => Promise<boolean>) | null>(null);

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  const ask = useCallback(
    (question: Question) =>
      new Promise<boolean>((resolve) => {
        setAsked({ question, answer: resolve });
        setOpen(true);
      }),
    [],
  );
  const settle = (yes: boolean) => {
    setOpen(false);
    asked?.answer(yes);
  };
  const question = asked?.question;
  return (
    <ConfirmContext value={ask}>
      {children}
      <ConfirmDialog
        open={open}
        onOpenChange={(next) => next || settle(false)}
        title={question?.title}
        text={
          question && (
            <>
              {question.figure && (
                <span className="mb-2 block font-semibold text-palm text-xl tabular-nums">
                  {question.figure}
                </span>
              )}
              {question.text}
            </>
          )
        }
        confirmLabel={question?.confirmLabel ?? 'Go on'}
        cancelLabel={question?.cancelLabel}
        danger={question?.danger}
        onConfirm={() => settle(true)}
      />
    </ConfirmContext>
  );
}

/** For irreversible actions. Resolves to the answer. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const ask = useContext(ConfirmContext);
  if (ask === null) throw new Error('useConfirm needs a ConfirmProvider above it');
  return ask;
}
