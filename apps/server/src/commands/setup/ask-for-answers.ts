import { isEmail } from '@ilaneer/domain/account/email';
import { type Paise, paiseFromRupees, rupeesFromPaise } from '@ilaneer/domain/money';
import { PRICE_MODES } from '@ilaneer/domain/pricing/price-mode';
import { blankProblem, POLICY_SLUGS } from '@ilaneer/domain/setting/policies';
import {
  isOfSample,
  LAWFUL_TAX,
  type Settings,
  TAX_MODES,
  type TaxSetting,
  WHY_INCLUSIVE,
} from '@ilaneer/domain/setting/settings';
import { SETTING_RULES } from '@ilaneer/domain/setting/validate-settings';
import type { AppDeps } from '../../app-deps.ts';
import { effectOfTax } from '../../flows/opening/opening.ts';
import { openBlankNames } from '../../modules/content/content.ts';
import { offSaleLines } from './off-sale-lines.ts';
import type { SetupAnswers } from './setup-answers.ts';

export class SetupInterrupted extends Error {}

/** Asks with a default. Throws SetupInterrupted when closed. */
export type Terminal = {
  readonly ask: (question: string, before: string) => Promise<string>;
  readonly say: (line: string) => void;
};

const BRAND = { name: 'Name of the shop', description: 'Description in one sentence' } as const;
const SELLER = {
  legalName: 'Legal name of the seller',
  addressLine1: 'Address',
  addressLine2: 'Address, second line',
  city: 'City',
  state: 'State',
  pinCode: 'PIN code',
  gstin: 'GSTIN',
  fssai: 'FSSAI licence, 14 digits',
  cin: 'CIN (companies only)',
} as const;
const SUPPORT = {
  email: 'E-mail address for shoppers',
  phone: 'Phone number for shoppers',
  officerName: 'Grievance officer',
  officerEmail: 'E-mail address of the grievance officer',
  officerPhone: 'Phone number of the grievance officer',
} as const;

class WentBack extends Error {}

/** Asks for missing answers, each until it is valid. */
export async function askForAnswers(
  terminal: Terminal,
  deps: AppDeps,
  given: SetupAnswers,
): Promise<SetupAnswers> {
  terminal.say('Press Enter to accept the value in brackets. Type < to go back to the question before.');
  const typed: string[] = [];
  let offered: string | null = null;
  for (;;) {
    try {
      return await askAll(replay(terminal, typed, offered), deps, given);
    } catch (error) {
      if (!(error instanceof WentBack)) throw error;
      offered = typed.pop() ?? null;
    }
  }
}

/** Gives the answers typed so far again, then asks; `offered`: the one that was gone back to. */
function replay({ ask, say }: Terminal, typed: string[], offered: string | null): Terminal {
  let next = 0;
  let before = offered;
  return {
    ask: async (question, usual) => {
      const known = typed[next];
      next += 1;
      if (known !== undefined) return known;
      const answer = await ask(question, before ?? usual);
      before = null;
      if (answer.trim() === '<') throw new WentBack();
      typed.push(answer);
      return answer;
    },
    say: (line) => {
      if (next >= typed.length) say(line);
    },
  };
}

async function askAll(terminal: Terminal, deps: AppDeps, given: SetupAnswers): Promise<SetupAnswers> {
  const { brand, seller, support, tax, delivery, opening } = deps.settings.sections();
  const answers: SetupAnswers = {
    brand: given.brand ?? (await askSection(terminal, 'brand', BRAND, brand.values)),
    seller: given.seller ?? (await askSection(terminal, 'seller', SELLER, seller.values)),
    support: given.support ?? (await askSection(terminal, 'support', SUPPORT, support.values)),
    tax: given.tax ?? (await askTax(terminal, deps, tax)),
    delivery: given.delivery ?? (await askDelivery(terminal, delivery.values)),
    policies: given.policies ?? {},
    ...given,
  };
  const catalogue =
    opening.values.catalogue === null && given.catalogue === undefined
      ? await choose(terminal, 'Initial catalogue', ['empty', 'sample'], 'empty')
      : given.catalogue;
  const policies = { ...answers.policies };
  for (const name of await openBlankNames(deps, POLICY_SLUGS)) {
    policies[name] ??= await askUntil(terminal, `In the policies: ${name}`, (text) =>
      blankProblem(name, text),
    );
  }
  const owner = await askOwner(terminal, given.owner);
  return {
    ...answers,
    policies,
    ...(catalogue !== undefined && { catalogue }),
    ...(owner !== null && { owner }),
  };
}

async function askOwner(
  terminal: Terminal,
  given: SetupAnswers['owner'],
): Promise<NonNullable<SetupAnswers['owner']> | null> {
  const email =
    given?.email ??
    (await askUntil(terminal, 'E-mail address of the first owner (empty: none)', (text) =>
      text.trim() === '' || isEmail(text.trim()) ? null : 'Enter an e-mail address, such as meera@example.in',
    ));
  if (email.trim() === '') return null;
  const name =
    given?.name ??
    (await askUntil(terminal, 'Name of the first owner', (text) =>
      text.trim() === '' ? 'Enter the name for the staff account' : null,
    ));
  return { email: email.trim(), name: name.trim() };
}

async function askUntil(
  terminal: Terminal,
  question: string,
  problemOf: (answer: string) => string | null,
  before = '',
): Promise<string> {
  for (let offered = before; ; ) {
    const answer = await terminal.ask(question, offered);
    const problem = problemOf(answer);
    if (problem === null) return answer;
    terminal.say(`  ${problem}.`);
    offered = answer;
  }
}

/** Defaults to the live requirements. */
async function askTax(
  terminal: Terminal,
  deps: AppDeps,
  { values, version }: { readonly values: TaxSetting; readonly version: number },
): Promise<TaxSetting> {
  const usual = version === 0 ? LAWFUL_TAX : values;
  terminal.say(
    `A live shop needs prices that include GST and the rates of HSN codes: ${WHY_INCLUSIVE} Other choices require LIVE_PRICES_AT_MY_RISK=yes.`,
  );
  for (let proposed = usual; ; ) {
    const chosen = {
      prices: await choose(terminal, 'Prices', [...PRICE_MODES], proposed.prices ?? 'exclusive'),
      mode: await choose(terminal, 'Tax rule', [...TAX_MODES], proposed.mode),
    };
    const lost = offSaleLines(await effectOfTax(deps, chosen));
    for (const line of lost) terminal.say(line);
    if (lost.length === 0 || (await choose(terminal, 'Keep this', ['yes', 'no'], 'yes')) === 'yes') {
      return chosen;
    }
    proposed = chosen;
  }
}

async function askSection<Key extends 'brand' | 'seller' | 'support'>(
  terminal: Terminal,
  key: Key,
  questions: Readonly<Partial<Record<keyof Settings[Key] & string, string>>>,
  now: Settings[Key],
): Promise<Partial<Settings[Key]>> {
  const rule: (typeof SETTING_RULES)[Key] = SETTING_RULES[key];
  const before = new Map(isOfSample(now) ? [] : Object.entries(now).filter(isTexts));
  let wrong = Object.keys(questions);
  let said: Settings[Key] = now;
  while (wrong.length > 0) {
    for (const [field, question] of Object.entries<string | undefined>(questions)) {
      if (question === undefined || !wrong.includes(field)) continue;
      before.set(field, await terminal.ask(question, before.get(field) ?? ''));
    }
    said = { ...now, ...Object.fromEntries(before) };
    const problems = rule.problems(rule.tidy(said)).filter(({ field }) => field in questions);
    for (const { message } of problems) terminal.say(`  ${message}`);
    wrong = problems.map(({ field }) => field);
  }
  return said;
}

function isTexts(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}

async function askDelivery(
  terminal: Terminal,
  now: Settings['delivery'],
): Promise<NonNullable<SetupAnswers['delivery']>> {
  const number = async (question: string, before: number) =>
    Number(await askUntil(terminal, question, numberProblem, String(before)));
  const rupees = (amount: Paise | null) => (amount === null ? 'never' : String(rupeesFromPaise(amount)));
  for (let proposed = now; ; ) {
    const charge = await number('Delivery charge in rupees', rupeesFromPaise(proposed.charge));
    const free = await askUntil(
      terminal,
      'Free delivery from, in rupees (or never)',
      (text) => (text.trim() === 'never' ? null : numberProblem(text)),
      rupees(proposed.freeFrom),
    );
    const freeFrom = free.trim() === 'never' ? null : Number(free);
    const fewestDays = await number('Business days to delivery, at least', proposed.fewestDays);
    const mostDays = await number('Business days to delivery, at most', proposed.mostDays);
    proposed = {
      ...proposed,
      charge: paiseFromRupees(charge),
      freeFrom: freeFrom === null ? null : paiseFromRupees(freeFrom),
      fewestDays,
      mostDays,
    };
    const problems = SETTING_RULES.delivery.problems(proposed);
    if (problems.length === 0) return { charge, freeFrom, fewestDays, mostDays };
    for (const { message } of problems) terminal.say(`  ${message}`);
  }
}

function numberProblem(text: string): string | null {
  return text.trim() !== '' && Number.isFinite(Number(text)) ? null : 'Enter a number';
}

async function choose<Choice extends string>(
  terminal: Terminal,
  question: string,
  choices: readonly Choice[],
  before: Choice,
): Promise<Choice> {
  const typed = await terminal.ask(`${question} (${choices.join(' or ')})`, before);
  return choices.find((choice) => choice === typed) ?? choose(terminal, question, choices, before);
}
