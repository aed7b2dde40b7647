import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router';

type AccountSectionProps = {
  readonly id: AccountSectionId;
  readonly text?: string;
  readonly children: ReactNode;
};

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

/** Hidden on phones. */
export function AccountContents() {
  return (
    <nav aria-label="Your account" className="sticky top-24 hidden self-start lg:block">
      <ul className="border-line border-l">
        {ACCOUNT_SECTIONS.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={{ hash: id }}
              replace
              className="-ml-px flex min-h-touch items-center border-transparent border-l-2 px-4 font-medium text-palm-soft transition-colors hover:border-leaf hover:text-palm"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function AccountSkeleton() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">Loading your account</span>
      {[0, 1, 2].map((card) => (
        <div key={card} className="grid gap-4 rounded-lg bg-kernel p-5 shadow-sm sm:p-8">
          <Skeleton className="h-8 w-40" />
          <Skeleton className="h-5 w-full max-w-md" />
          <Skeleton className="h-5 w-full max-w-sm" />
        </div>
      ))}
    </div>
  );
}

/** Focuses the addressed section. */
export function useSectionInAddress(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: pressing the same link again goes there again
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [hash, key]);
}

/** The id is the anchor. */
const ACCOUNT_SECTIONS = [
  { id: 'profile', title: 'Profile' },
  { id: 'addresses', title: 'Addresses' },
  { id: 'business', title: 'Your business' },
  { id: 'password', title: 'Password' },
  { id: 'sessions', title: 'Where you are logged in' },
  { id: 'cards', title: 'Saved cards' },
  { id: 'coins', title: 'Coins' },
  { id: 'consents', title: 'What you agreed to' },
  { id: 'nominee', title: 'Your nominee' },
  { id: 'data', title: 'Your data' },
] as const;

type AccountSectionId = (typeof ACCOUNT_SECTIONS)[number]['id'];
