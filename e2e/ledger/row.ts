import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';

/** What a row can look at: the shop in a browser, its API, and the way to announce problems caused on purpose. */
export type Stage = {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly allowProblems: (...patterns: readonly RegExp[]) => void;
};

/** One text, constant or limit of the specification, and the check that it is there. */
export type Row = {
  /** The section of the specification's part. */
  readonly section: string;
  /** The text as the specification quotes it, or the constant in its words. */
  readonly says: string;
  readonly check: (stage: Stage, label: string) => Promise<void>;
};

/** Something that brings the shop into a state, and what must be seen in it. */
export type Scene = {
  readonly open: (stage: Stage) => Promise<unknown>;
  readonly rows: readonly Row[];
};

/** A state of a place, in one scene or in several that follow each other. */
export type State = { readonly name: string; readonly scenes: readonly Scene[] };

type Role = Parameters<Page['getByRole']>[0];

// Calls that fail are tried again a few times before the page says so.
const PATIENCE = { timeout: 20_000 };

/** The text stands there by itself; `shown` is what stands for it where the specification names a variable. */
export function shows(section: string, says: string, shown = says): Row {
  return located(section, says, (page) => page.getByText(shown, { exact: true }));
}

/** The text is part of what stands there, letter by letter. */
export function holds(section: string, says: string, shown = says): Row {
  return located(section, says, (page) => page.getByText(part(shown)));
}

/** A control or heading of that name is there. */
export function offers(section: string, says: string, role: Role, name: string | RegExp = says): Row {
  return located(section, says, (page) => page.getByRole(role, { name, exact: true }));
}

/** An empty field says so. */
export function prompts(section: string, says: string): Row {
  return located(section, says, (page) => page.getByPlaceholder(says, { exact: true }));
}

/** An alert says so. */
export function alerts(section: string, says: string, shown = says): Row {
  return located(section, says, (page) => page.getByRole('alert').filter({ hasText: part(shown) }));
}

/** Something is in sight at a place of its own. */
export function located(section: string, says: string, find: (page: Page) => Locator): Row {
  return {
    section,
    says,
    check: ({ page }, label) =>
      expect.soft(find(page).filter({ visible: true }).first(), label).toBeVisible(PATIENCE),
  };
}

/** What is read off the shop is what the specification says, now or soon. */
export function reads(
  section: string,
  says: string,
  wanted: unknown,
  read: (stage: Stage) => Promise<unknown>,
): Row {
  return {
    section,
    says,
    check: (stage, label) =>
      expect.soft.poll(() => read(stage), { message: label, ...PATIENCE }).toEqual(wanted),
  };
}

/** What is done once gives what the specification says. */
export function does(
  section: string,
  says: string,
  wanted: unknown,
  act: (stage: Stage) => Promise<unknown>,
): Row {
  return {
    section,
    says,
    check: async (stage, label) => {
      expect.soft(await act(stage), label).toEqual(wanted);
    },
  };
}

/** Matches these words letter by letter wherever they stand. */
function part(words: string): RegExp {
  return new RegExp(words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+'));
}

/** A state of one scene. */
export function state(name: string, open: Scene['open'], rows: readonly Row[]): State {
  return { name, scenes: [{ open, rows }] };
}
