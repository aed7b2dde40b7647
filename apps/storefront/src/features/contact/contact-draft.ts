export type ContactDraft = {
  readonly firstName: string;
  readonly country: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
};

const KEY = 'contactDraft';
const FIELDS = [
  'firstName',
  'country',
  'phone',
  'email',
  'message',
] as const satisfies readonly (keyof ContactDraft)[];

export function readDraft(known: Pick<ContactDraft, 'firstName' | 'email'>, brought: string): ContactDraft {
  const blank = { ...known, country: 'IN', phone: '', message: '' };
  const draft = parseDraft(readText(), blank);
  if (brought.trim() === '' || draft.message.includes(brought)) return draft;
  const message = draft.message.trim() === '' ? brought : `${draft.message}\n\n${brought}`;
  return { ...draft, message };
}

export function parseDraft(text: string | null, blank: ContactDraft): ContactDraft {
  if (text === null) return blank;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return blank;
    const known = new Map<string, unknown>(Object.entries(stored));
    const read = (field: keyof ContactDraft) => {
      const value = known.get(field);
      return typeof value === 'string' ? value : blank[field];
    };
    return {
      firstName: read('firstName'),
      country: read('country'),
      phone: read('phone'),
      email: read('email'),
      message: read('message'),
    };
  } catch {
    return blank;
  }
}

/** Per tab, against loss. */
export function storeDraft(draft: ContactDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft, [...FIELDS]));
  } catch {
    // Storage may be blocked.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage may be blocked.
  }
}

function readText(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
