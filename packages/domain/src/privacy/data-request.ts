import { type FieldProblem, wrong } from '../field-problem.ts';
import { addDays, isDay } from '../india-day.ts';

/** A copy of the data, or its erasure, asked of the shop in another way than in the account (PRIVACY-18). */
export const DATA_REQUEST_KINDS = ['copy', 'erasure'] as const;
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number];

export const DATA_REQUEST_CHANNELS = ['mail', 'phone', 'letter', 'in person'] as const;
export type DataRequestChannel = (typeof DATA_REQUEST_CHANNELS)[number];

export const DATA_REQUEST_OUTCOMES = ['done', 'refused', 'withdrawn'] as const;
export type DataRequestOutcome = (typeof DATA_REQUEST_OUTCOMES)[number];

export const DATA_REQUEST_STATES = ['open', ...DATA_REQUEST_OUTCOMES] as const;
export type DataRequestState = (typeof DATA_REQUEST_STATES)[number];

/** The promise of the privacy policy. */
export const ANSWER_WITHIN_DAYS = 30;
export const LONGEST_ANSWER = 500;

/** Last day of the answer, in India. */
export function answerDueOn(receivedOn: string): string {
  return addDays(receivedOn, ANSWER_WITHIN_DAYS);
}

export function dataRequestProblems(receivedOn: string, today: string): FieldProblem[] {
  return [
    ...wrong('receivedOn', isDay(receivedOn), 'Enter the day as YYYY-MM-DD'),
    ...wrong('receivedOn', !isDay(receivedOn) || receivedOn <= today, 'This day is not here yet'),
  ];
}
