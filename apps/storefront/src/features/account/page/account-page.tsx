import type { ReactNode } from 'react';
import { ACCOUNT_SECTIONS, type AccountSectionId } from './account-sections.ts';

type AccountSectionProps = {
  readonly id: AccountSectionId;
  /** What it is about, in a sentence. */
  readonly text?: string;
  readonly children: ReactNode;
};

/** A card of the account page, which the address can point at. */
export function AccountSection({ id, text, children }: AccountSectionProps) {
  const title = ACCOUNT_SECTIONS.find((section) => section.id === id)?.title;
  return (
    <section aria-labelledby={id} className="rounded-lg bg-kernel p-5 shadow-sm sm:p-8">
      <h2 id={id} tabIndex={-1} className="text-xl outline-none sm:text-2xl">
        {title}
      </h2>
      {text !== undefined && <p className="mt-1 text-palm-soft">{text}</p>}
      {children}
    </section>
  );
}
