import { PageLink } from './page-link.tsx';

// In Latin letters: these links are on every page, and the letters of a language would bring its font along.
const ELSEWHERE = [
  { language: 'ml', label: 'In Malayalam' },
  { language: 'hi', label: 'In Hindi' },
] as const;

/**
 * Ways to the page that says in other languages what a form says in English (PRIVACY-15); in a tab of its own, so that
 * nothing typed is lost.
 */
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
