import { useEffect } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { Icon } from '../text/icon.tsx';

const tones = {
  success: { icon: 'tick', mark: 'bg-tender text-palm' },
  error: { icon: 'alert', mark: 'bg-hibiscus-tint text-hibiscus-dark' },
  info: { icon: 'info', mark: 'bg-water text-palm' },
} as const;

export type ToastMessage = {
  id: number;
  text: string;
  tone?: keyof typeof tones | undefined;
  action?: { label: string; onPress: () => void } | undefined;
  /** Closes as soon as another error shows: one that says more of the same thing. */
  givesWay?: boolean | undefined;
  /** Confirms what can be seen anyway: read out when the screen reader has time, not at once. */
  polite?: boolean | undefined;
};

// An error takes longer to take in, and losing it costs more.
const READING_TIME_MS = { success: 6_000, info: 6_000, error: 10_000 } as const;

export type ToastCardProps = {
  toast: ToastMessage;
  paused: boolean;
  onDismiss: (id: number) => void;
};

export function ToastCard({ toast, paused, onDismiss }: ToastCardProps) {
  const { id, text, tone = 'info', action, polite = false } = toast;

  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => onDismiss(id), READING_TIME_MS[tone]);
    return () => clearTimeout(timer);
  }, [paused, id, tone, onDismiss]);

  function act() {
    action?.onPress();
    onDismiss(id);
  }

  return (
    <div className="pointer-events-auto flex animate-arrive items-center gap-3 rounded-lg bg-kernel py-2.5 pr-1.5 pl-3 shadow-lg ring-1 ring-line">
      <span className={`grid size-9 shrink-0 place-items-center rounded-full ${tones[tone].mark}`}>
        <Icon name={tones[tone].icon} className="size-5" />
      </span>
      <p role={polite ? undefined : 'alert'} className="min-w-0 flex-1 text-balance font-medium text-sm">
        {text}
      </p>
      {action && (
        <button
          type="button"
          onClick={act}
          className="rounded-full px-3 font-semibold text-leaf-dark text-sm underline underline-offset-4 hover:no-underline"
        >
          {action.label}
        </button>
      )}
      <IconButton icon="close" label="Dismiss" onClick={() => onDismiss(id)} className="text-palm-soft" />
    </div>
  );
}
