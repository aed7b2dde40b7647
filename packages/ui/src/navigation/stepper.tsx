import { cx } from '../text/cx.tsx';
import { Icon } from '../text/icon.tsx';

export type StepperProps = {
  /** The process, for screen readers: "Checkout", "Order progress". */
  label: string;
  steps: readonly string[];
  /** Index of the current step; past the last, all are done. */
  current: number;
  stopped?: boolean | undefined;
  /** Whether a step is done; default: all before the current one. */
  isDone?: ((index: number) => boolean) | undefined;
  /** On phones, only the current step has a visible name: for many steps. */
  compact?: boolean | undefined;
  className?: string | undefined;
};

type StepState = 'done' | 'current' | 'stopped' | 'left' | 'ahead';

const spoken = {
  done: 'Done: ',
  current: '',
  stopped: '',
  left: 'Something is left: ',
  ahead: 'To come: ',
} as const;

const dots = {
  done: 'bg-leaf text-kernel',
  current: 'bg-kernel text-leaf-dark ring-2 ring-inset ring-leaf',
  stopped: 'bg-hibiscus text-kernel',
  left: 'bg-kernel text-palm ring-1 ring-inset ring-line-strong',
  ahead: 'bg-kernel text-palm-soft ring-1 ring-inset ring-line-strong/60',
} as const;

export function Stepper({
  label,
  steps,
  current,
  stopped = false,
  isDone = (index) => index < current,
  compact = false,
  className,
}: StepperProps) {
  function stateOf(index: number): StepState {
    if (index === current) return stopped ? 'stopped' : 'current';
    if (isDone(index)) return 'done';
    return index < current ? 'left' : 'ahead';
  }
  return (
    <ol aria-label={label} className={cx('flex', className)}>
      {steps.map((step, index) => {
        const state = stateOf(index);
        return (
          <li
            key={step}
            aria-current={index === current ? 'step' : undefined}
            className={cx(
              'relative grid flex-1 content-start justify-items-center gap-2 px-1 text-center',
              compact && 'min-w-0 grid-cols-[minmax(0,1fr)]',
            )}
          >
            {index > 0 && (
              <span
                aria-hidden="true"
                className={cx(
                  'absolute top-3.5 right-[calc(50%+1.25rem)] left-[calc(-50%+1.25rem)] h-0.5 rounded-full',
                  index > current ? 'bg-line' : stopped ? 'bg-hibiscus' : 'bg-leaf',
                )}
              />
            )}
            <span
              aria-hidden="true"
              className={cx(
                'grid size-7.5 place-items-center rounded-full font-bold text-xs tabular-nums leading-none',
                dots[state],
              )}
            >
              <StepMark state={state} number={index + 1} />
            </span>
            <span
              className={cx(
                'text-balance text-xs sm:text-sm',
                state === 'ahead' ? 'text-palm-soft' : 'font-semibold',
                compact && (index === current ? 'max-sm:whitespace-nowrap' : 'max-sm:sr-only'),
              )}
            >
              <span className="sr-only">{spoken[state]}</span>
              {step}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function StepMark({ state, number }: { state: StepState; number: number }) {
  if (state === 'done') return <Icon name="tick" strokeWidth={2.5} className="size-4.5" />;
  if (state === 'stopped') return <Icon name="close" strokeWidth={2.5} className="size-4.5" />;
  return number;
}
