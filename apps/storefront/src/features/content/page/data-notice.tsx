import { isNoticeLanguage, NAMED_TEXTS } from '@ilaneer/domain/account/notice-language';
import { noticePage } from '@ilaneer/domain/privacy/notice-page';
import { Breadcrumb } from '@ilaneer/ui/navigation/breadcrumb';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { brand } from '../../../lib/content.ts';
import { NoticeLanguages, readNoticesIn, useNoticeLanguage } from '../../../lib/notice-language.tsx';
import { PageLink } from '../../../lib/page-link.tsx';

/** PRIVACY-15; `?language=` selects one. */
export function DataNotice() {
  const [search] = useSearchParams();
  const wanted = search.get('language');
  const language = useNoticeLanguage();
  useEffect(() => {
    if (isNoticeLanguage(wanted)) readNoticesIn(wanted);
  }, [wanted]);
  const { title, intro, notices } = noticePage(language, brand().name);
  const lines = language === 'en' ? '' : 'leading-relaxed';
  return (
    <div className="mx-auto max-w-page px-gutter pt-4 pb-section sm:pt-6">
      <title>{`${title} – ${brand().name}`}</title>
      <Breadcrumb items={[{ label: 'Homepage', render: <PageLink to="/" /> }, { label: 'Data notice' }]} />
      <div className="mt-4 grid max-w-text gap-6">
        <NoticeLanguages language={language} offersAll />
        <article lang={language} className={`grid gap-8 ${lines}`}>
          <header className="grid gap-4">
            <h1 className={`text-4xl ${lines}`}>{title}</h1>
            <p className="text-lg">{intro}</p>
          </header>
          {notices.map(({ form, words }) => (
            <section key={form} className="grid gap-3">
              <h2 className={`text-2xl ${lines}`}>{form}</h2>
              {words.map((paragraph) => (
                <p key={paragraph} className="text-pretty">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
          <p>
            <PageLink
              to="/privacy-policy"
              className="inline-flex min-h-touch items-center font-semibold text-leaf-dark underline underline-offset-4"
            >
              {NAMED_TEXTS[language].privacy}
              {language !== 'en' && <span lang="en">&nbsp;(Privacy Policy, in English)</span>}
            </PageLink>
          </p>
        </article>
      </div>
    </div>
  );
}
