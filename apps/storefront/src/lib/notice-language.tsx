import { createStore } from '@ilaneer/client/store';
import {
  isNoticeLanguage,
  LANGUAGE_NAMES,
  NOTICE_LANGUAGES,
  type NoticeLanguage,
} from '@ilaneer/domain/account/notice-language';
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

export function NoticeLanguages({ language }: { readonly language: NoticeLanguage }) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-1">
      <legend className="sr-only">Language of this notice</legend>
      {NOTICE_LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === language}
          onClick={() => readNoticesIn(one)}
          className="min-h-touch rounded-md px-3 text-palm-soft text-sm leading-7 underline-offset-4 hover:underline aria-pressed:bg-leaf-tint aria-pressed:font-semibold aria-pressed:text-palm"
        >
          {LANGUAGE_NAMES[one]}
        </button>
      ))}
    </fieldset>
  );
}
