import { PageLink } from './page-link.tsx';

// In Latin letters: no extra fonts on every page.
const ELSEWHERE = [
  { language: 'ml', label: 'In Malayalam' },
  { language: 'hi', label: 'In Hindi' },
] as const;

/** PRIVACY-15; new tab, to keep the form. */
export function NoticeElsewhere({ className = '' }: { readonly className?: string }) {
  return (
    <span className={`inline-flex flex-wrap gap-x-4 ${className}`}>
      {ELSEWHERE.map(({ language, label }) => (
        <PageLink
          key={language}
          to={`/data-notice?language=${language}`}
          target="_blank"
          className="inline-flex min-h-touch items-center underline underline-offset-4"
        >
          {label}
          <span className="sr-only">&nbsp;(opens in a new tab)</span>
        </PageLink>
      ))}
    </span>
  );
}
