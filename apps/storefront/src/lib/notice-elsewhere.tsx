import { LANGUAGE_NAMES, languagesOf } from '@ilaneer/domain/account/notice-language';
import { brand } from './content.ts';
import { PageLink } from './page-link.tsx';

/** PRIVACY-15; new tab, to keep the form. In Latin letters: no extra fonts on every page. */
export function NoticeElsewhere({ className = '' }: { readonly className?: string }) {
  return (
    <span className={`inline-flex flex-wrap gap-x-4 ${className}`}>
      {languagesOf(brand().address.state).map((language) => (
        <PageLink
          key={language}
          to={`/data-notice?language=${language}`}
          target="_blank"
          className="inline-flex min-h-touch items-center underline underline-offset-4"
        >
          {`In ${LANGUAGE_NAMES[language].english}`}
          <span className="sr-only">&nbsp;(opens in a new tab)</span>
        </PageLink>
      ))}
    </span>
  );
}
