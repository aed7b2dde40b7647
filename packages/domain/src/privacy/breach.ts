import type { FieldProblem } from '../field-problem.ts';
import { formatMoment } from '../india-day.ts';
import { typedText } from '../text/typed-text.ts';

/** PRIVACY-9. Empty: unknown yet. */
export type Breach = {
  readonly title: string;
  readonly what: string;
  readonly data: string;
  readonly consequences: string;
  readonly measures: string;
  readonly people: number | null;
  readonly beganAt: Date | null;
  readonly knownAt: Date;
  readonly boardToldAt: Date | null;
  readonly certToldAt: Date | null;
  readonly peopleToldAt: Date | null;
  readonly closedAt: Date | null;
};

const HOUR_MS = 3_600_000;

/** Legal notifications: recipient and deadline in hours from awareness; null: without delay. */
export const BREACH_DUTIES = [
  { told: 'certToldAt', who: 'CERT-In', hours: 6 },
  { told: 'boardToldAt', who: 'Data Protection Board', hours: 72 },
  { told: 'peopleToldAt', who: 'The persons affected', hours: null },
] as const;

export type BreachDuty = {
  readonly who: string;
  readonly toldAt: Date | null;
  /** Null: without delay. */
  readonly dueAt: Date | null;
  readonly isLate: boolean;
};

export function breachDuties(breach: Breach, now: Date): BreachDuty[] {
  return BREACH_DUTIES.map(({ told, who, hours }) => {
    const toldAt = breach[told];
    const dueAt = hours === null ? null : new Date(breach.knownAt.getTime() + hours * HOUR_MS);
    return { who, toldAt, dueAt, isLate: dueAt !== null && (toldAt ?? now) > dueAt };
  });
}

/** Known before it began, notified before known, or in the future. */
export function breachProblems(breach: Breach, now: Date): FieldProblem[] {
  const { title, beganAt, knownAt } = breach;
  const problems: FieldProblem[] = [];
  if (typedText(title) === '') problems.push({ field: 'title', message: 'Enter a title' });
  if (knownAt > now) problems.push({ field: 'knownAt', message: 'This is in the future' });
  if (beganAt !== null && beganAt > knownAt) {
    problems.push({ field: 'beganAt', message: 'The breach cannot start after it became known' });
  }
  for (const field of ['boardToldAt', 'certToldAt', 'peopleToldAt', 'closedAt'] as const) {
    const at = breach[field];
    if (at !== null && at > now) problems.push({ field, message: 'This is in the future' });
    else if (at !== null && at < knownAt) problems.push({ field, message: 'This is before it was known' });
  }
  return problems;
}

export type LetterFrom = { readonly shop: string; readonly officer: string; readonly contact: string };

/** To the data principals, in plain words (DPDP Rules 2025, rule 7(1)); unknown facts are blanks. */
export function letterToPeople(breach: Breach, from: LetterFrom): string {
  return `Subject: Your data at ${from.shop}

Dear {{name}},

we are writing to inform you of a breach of your personal data.

What happened: ${breach.what.trim() || '{{what happened}}'}
When: ${whenOf(breach)}
Data affected: ${breach.data.trim() || '{{data}}'}
Possible consequences for you: ${breach.consequences.trim() || '{{consequences}}'}
Our measures: ${breach.measures.trim() || '{{measures}}'}
What you can do: {{safety measures, such as a new password, or caution with calls}}

If you have questions, please write to ${from.officer || '{{grievance officer}}'}, ${from.contact || '{{contact}}'}. You can also complain to the Data Protection Board of India.

We are sorry.
${from.shop}
`;
}

/** To the Data Protection Board of India (rule 7(2)). */
export function letterToBoard(breach: Breach, from: LetterFrom): string {
  const told = breach.peopleToldAt === null ? '{{when and how}}' : formatMoment(breach.peopleToldAt);
  return `To: The Data Protection Board of India
Subject: Personal data breach at ${from.shop}: ${breach.title}

1. Nature: ${breach.what.trim() || '{{what happened}}'}
2. When and where: ${whenOf(breach)}, {{where}}. Known since ${formatMoment(breach.knownAt)}.
3. Extent: data: ${breach.data.trim() || '{{data}}'}; people: ${breach.people ?? '{{number}}'}
4. Likely impact: ${breach.consequences.trim() || '{{consequences}}'}
5. Events, circumstances and reasons: {{causes}}
6. Measures taken and proposed: ${breach.measures.trim() || '{{measures}}'}
7. Findings on the person who caused it: {{results}}
8. Remedial measures against recurrence: {{measures}}
9. Notification of affected persons: ${told}

Contact: ${from.officer || '{{grievance officer}}'}, ${from.contact || '{{contact}}'}
${from.shop}
`;
}

function whenOf({ beganAt }: Breach): string {
  return beganAt === null ? '{{when}}' : formatMoment(beganAt);
}
