import { LANGUAGE_NAMES, NOTICE_LANGUAGES } from '@ilaneer/domain/account/notice-language';
import { PageLink } from './page-link.tsx';

/** Ways to the page that says in other languages what a form says in English; in a tab of its own, so that nothing typed is lost. */
export function NoticeElsewhere({ className = '' }: { readonly className?: string }) {
  return (
    <span className={`inline-flex flex-wrap gap-x-4 ${className}`}>
      {NOTICE_LANGUAGES.filter((one) => one !== 'en').map((one) => (
        <PageLink
          key={one}
          to={`/data-notice?language=${one}`}
          target="_blank"
          lang={one}
          className="inline-flex min-h-touch items-center underline underline-offset-4"
        >
          {LANGUAGE_NAMES[one]}
          <span lang="en" className="sr-only">
            {' '}
            (this notice in another language, opens in a new tab)
          </span>
        </PageLink>
      ))}
    </span>
  );
}
