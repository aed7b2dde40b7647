import { Icon } from '@ilaneer/ui/text/icon';
import type { ReactNode } from 'react';

type PaymentResultProps = {
  readonly succeeded: boolean;
  readonly title: string;
  readonly text: string;
  /** What was paid, fact by fact. */
  readonly facts: ReadonlyArray<{ readonly name: string; readonly value: string }>;
  /** Under the facts, about them. */
  readonly note?: string | undefined;
  readonly actions: ReactNode;
};

/** How a payment or an order went, as a receipt. */
export function PaymentResult({ succeeded, title, text, facts, note, actions }: PaymentResultProps) {
  return (
    <div className="mx-auto grid max-w-xl justify-items-center gap-6 px-gutter py-section text-center">
      <span
        className={`grid size-24 animate-arrive place-items-center rounded-full ${succeeded ? 'bg-tender text-leaf-dark' : 'bg-hibiscus-tint text-hibiscus-dark'}`}
      >
        <Icon name={succeeded ? 'tick' : 'close'} strokeWidth={2.25} className="size-12" />
      </span>
      <div className="grid gap-2">
        <h1 className="text-3xl">{title}</h1>
        <p className="text-balance text-lg text-palm-soft">{text}</p>
      </div>
      <dl className="grid w-full gap-3 rounded-xl bg-kernel p-5 text-left shadow-sm sm:p-7">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5">
            <dt className="text-palm-soft">{name}</dt>
            <dd className="wrap-anywhere font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {note !== undefined && <p className="text-balance text-palm-soft text-sm">{note}</p>}
      <div className="flex w-full flex-col justify-center gap-3 sm:flex-row sm:flex-wrap">{actions}</div>
    </div>
  );
}
