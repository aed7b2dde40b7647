import { createStore } from '@ilaneer/client/store';
import {
  isNoticeLanguage,
  LANGUAGE_NAMES,
  languagesOf,
  NOTICE_LANGUAGES,
  type NoticeLanguage,
} from '@ilaneer/domain/account/notice-language';
import { brand } from './content.ts';
import { readStored, writeStored } from './storage.ts';

const chosen = createStore<NoticeLanguage>(readChosen(), undefined, 'en');

function readChosen(): NoticeLanguage {
  const stored = readStored('noticeLanguage');
  return isNoticeLanguage(stored) ? stored : 'en';
}

/** Remembered (PRIVACY-15). */
export const useNoticeLanguage = chosen.use;

export const noticeLanguage = chosen.read;

export function readNoticesIn(language: NoticeLanguage): void {
  writeStored('noticeLanguage', language);
  chosen.set(language);
}

/** Those of the seller's state, and the one chosen on the page 'Data notice', which offers all. */
export function NoticeLanguages({
  language,
  offersAll = false,
}: {
  readonly language: NoticeLanguage;
  readonly offersAll?: boolean;
}) {
  const beside: readonly NoticeLanguage[] = ['en', ...languagesOf(brand().address.state), language];
  const offered = offersAll ? NOTICE_LANGUAGES : new Set(beside);
  return (
    <fieldset className="flex flex-wrap items-center gap-x-1">
      <legend className="sr-only">Language of this notice</legend>
      {[...offered].map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === language}
          onClick={() => readNoticesIn(one)}
          className="min-h-touch rounded-md px-3 text-palm-soft text-sm leading-7 underline-offset-4 hover:underline aria-pressed:bg-leaf-tint aria-pressed:font-semibold aria-pressed:text-palm"
        >
          {LANGUAGE_NAMES[one].own}
        </button>
      ))}
    </fieldset>
  );
}
