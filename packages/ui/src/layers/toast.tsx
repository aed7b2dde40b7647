import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../buttons/icon-button.tsx';
import { cx } from '../text/cx.tsx';
import { Icon } from '../text/icon.tsx';
import { useHydrated } from './use-hydrated.tsx';

const tones = {
  success: { icon: 'tick', mark: 'bg-tender text-palm' },
  error: { icon: 'alert', mark: 'bg-hibiscus-tint text-hibiscus-dark' },
  info: { icon: 'info', mark: 'bg-water text-palm' },
} as const;

export type ToastRequest = {
  text: string;
  tone?: keyof typeof tones | undefined;
  /** Replaced by the next error. */
  givesWay?: boolean | undefined;
  /** Trailing action, such as undo. */
  action?: ((card: ToastCardState) => ReactNode) | undefined;
  /** Default: reading time. */
  lastsMs?: number | undefined;
  /** Announced politely: visible anyway. */
  polite?: boolean | undefined;
};
export type ToastCardState = {
  /** Hover or focus pauses and restarts the timers. */
  paused: boolean;
  dismiss: () => void;
};
export type Toaster = {
  show: (toast: ToastRequest) => () => void;
};

type ToastMessage = ToastRequest & { id: number };

const ToasterContext = createContext<Toaster | null>(null);
const MOST_SHOWN = 3;
// Errors need longer.
const READING_TIME_MS = { success: 6_000, info: 6_000, error: 10_000 } as const;

/** Shop: the next step is below; staff: the menu is left, and below on phones (`--bar`). */
const places = {
  shop: 'top-26 max-lg:in-[:has([data-dialog])]:top-3 sm:left-auto sm:right-6 sm:w-96 lg:not-in-[:has([data-dialog])]:top-auto lg:not-in-[:has([data-dialog])]:right-auto lg:not-in-[:has([data-dialog])]:bottom-6 lg:not-in-[:has([data-dialog])]:left-6',
  desk: 'bottom-[calc(var(--bar,0px)+1rem)] sm:left-auto sm:right-4 sm:w-96',
} as const;

export type ToastPlace = keyof typeof places;

export type ToastProviderProps = { place: ToastPlace; children: ReactNode };

export function ToastProvider({ place, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  const [paused, setPaused] = useState(false);
  const lastId = useRef(0);

  const dismiss = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
    // Removal fires no leave event.
    setPaused(false);
  }, []);

  const show = useCallback(
    (toast: ToastRequest) => {
      lastId.current += 1;
      const added: ToastMessage = { ...toast, id: lastId.current };
      // Equal texts replace the card, to be announced again without piling up.
      const stays = (other: ToastMessage) =>
        other.text !== added.text && !(other.givesWay === true && added.tone === 'error');
      setToasts((shown) => [...shown.filter(stays), added].slice(-MOST_SHOWN));
      return () => dismiss(added.id);
    },
    [dismiss],
  );

  const toaster = useMemo(() => ({ show }), [show]);
  const isHydrated = useHydrated();
  return (
    <ToasterContext value={toaster}>
      {children}
      {/* Not on the server. */}
      {isHydrated &&
        createPortal(
          <ToastStack
            place={place}
            toasts={toasts}
            paused={paused}
            onPause={setPaused}
            onDismiss={dismiss}
          />,
          document.body,
        )}
    </ToasterContext>
  );
}

type ToastStackProps = {
  place: ToastPlace;
  toasts: readonly ToastMessage[];
  paused: boolean;
  onPause: (paused: boolean) => void;
  onDismiss: (id: number) => void;
};

/** Dialogs hide all but live regions from screen readers; aria-live is "off": each card is an alert. */
function ToastStack({ place, toasts, paused, onPause, onDismiss }: ToastStackProps) {
  const stack = useRef<HTMLElement>(null);
  useLayoutEffect(() => keepRoom(stack.current), []);
  const card = (toast: ToastMessage) => (
    <ToastCard key={toast.id} toast={toast} paused={paused} onDismiss={onDismiss} />
  );
  return (
    <section
      ref={stack}
      aria-label="Notifications"
      aria-live="off"
      onPointerEnter={() => onPause(true)}
      onPointerLeave={() => onPause(false)}
      onFocus={() => onPause(true)}
      onBlur={() => onPause(false)}
      className={cx('pointer-events-none fixed inset-x-4 z-toast flex flex-col gap-3', places[place])}
    >
      {/* Always mounted: late live regions are not announced. */}
      <div role="status" aria-atomic="false" className="contents">
        {toasts.filter(({ polite }) => polite === true).map(card)}
      </div>
      {toasts.filter(({ polite }) => polite !== true).map(card)}
    </section>
  );
}

export function useToast(): Toaster {
  const toaster = useContext(ToasterContext);
  if (!toaster) throw new Error('useToast needs a ToastProvider above it');
  return toaster;
}

type ToastCardProps = { toast: ToastMessage; paused: boolean; onDismiss: (id: number) => void };

function ToastCard({ toast, paused, onDismiss }: ToastCardProps) {
  const { id, text, tone = 'info', polite = false, action, lastsMs = READING_TIME_MS[tone] } = toast;

  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => onDismiss(id), lastsMs);
    return () => clearTimeout(timer);
  }, [paused, id, lastsMs, onDismiss]);

  return (
    <div className="pointer-events-auto flex animate-arrive items-center gap-3 rounded-lg bg-kernel py-2.5 pr-1.5 pl-3 shadow-lg ring-1 ring-line">
      <span className={`grid size-9 shrink-0 place-items-center rounded-full ${tones[tone].mark}`}>
        <Icon name={tones[tone].icon} className="size-5" />
      </span>
      <p role={polite ? undefined : 'alert'} className="min-w-0 flex-1 text-balance font-medium text-sm">
        {text}
      </p>
      {action?.({ paused, dismiss: () => onDismiss(id) })}
      <IconButton icon="close" label="Dismiss" onClick={() => onDismiss(id)} className="text-palm-soft" />
    </div>
  );
}

/** Room for dialogs below the toasts. */
function keepRoom(stack: HTMLElement | null): (() => void) | undefined {
  if (stack === null) return;
  const root = document.documentElement;
  const observer = new ResizeObserver(() => {
    const room = `${stack.offsetHeight}px`;
    // Inherited by all elements: avoid restyling without toasts.
    if (room !== (root.style.getPropertyValue('--toasts') || '0px')) root.style.setProperty('--toasts', room);
  });
  observer.observe(stack);
  return () => observer.disconnect();
}
