import { type ConsentPurpose, consentNotice } from '@ilaneer/domain/account/consents';
import { NAMED_TEXTS, NOTICE_LANGUAGES, type NoticeLanguage } from '@ilaneer/domain/account/notice-language';
import { CheckboxField, type CheckboxFieldProps } from '@ilaneer/ui/fields/checkbox-field';
import { Icon } from '@ilaneer/ui/text/icon';
import { Fragment } from 'react';
import { brand } from '../../../lib/content.ts';
import { useNoticeLanguage } from '../../../lib/notice-language.tsx';
import { TermsLink } from '../dialog/terms.tsx';

type ConsentBoxProps = Omit<CheckboxFieldProps, 'label' | 'hint'> & { readonly purpose: ConsentPurpose };

/** The displayed words are stored with the consent (ACCOUNT-45). */
export function ConsentBox({ purpose, ...box }: ConsentBoxProps) {
  const language = useNoticeLanguage();
  const { title, label, notice, isNeeded } = consentNotice(purpose, brand().name, language);
  const words = <ConsentWords words={notice} language={language} />;
  // Folded to keep the button near.
  const isFolded = isNeeded;
  return (
    <div>
      <CheckboxField
        {...box}
        required={isNeeded}
        label={<ConsentWords words={label} language={language} />}
        hint={isFolded ? undefined : words}
      />
      {isFolded && (
        <details className="ml-9 text-palm-soft text-sm">
          <summary className="flex min-h-touch w-fit cursor-pointer items-center gap-1 underline underline-offset-4">
            <ConsentWords words={title} language={language} />
            <Icon name="chevron-down" className="size-4" />
          </summary>
          <p className="pb-2">{words}</p>
        </details>
      )}
    </div>
  );
}

type ConsentWordsProps = {
  readonly words: string;
  readonly language: NoticeLanguage | null;
};

/** Links the policies named in the text. */
export function ConsentWords({ words, language }: ConsentWordsProps) {
  const parts = words.split(NAMED).map((part, index) => {
    const named = TEXTS.find(({ name }) => name === part);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words never change
      <Fragment key={index}>{named === undefined ? part : <TermsLink to={named.to} label={part} />}</Fragment>
    );
  });
  // Indian scripts are taller.
  return language === null || language === 'en' ? (
    parts
  ) : (
    <span lang={language} className="leading-7">
      {parts}
    </span>
  );
}

const TEXTS = NOTICE_LANGUAGES.flatMap((language) => [
  { to: 'terms', name: NAMED_TEXTS[language].terms } as const,
  { to: 'privacy', name: NAMED_TEXTS[language].privacy } as const,
]);

const NAMED = new RegExp(`(${TEXTS.map(({ name }) => name).join('|')})`);
