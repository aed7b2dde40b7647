import type { BreachForm, BreachView } from '@ilaneer/contract/staff/privacy/breaches';
import type { Breach } from '@ilaneer/domain/privacy/breach';
import { sentMoment, typedMoment } from '../../parts/form/india-moment.ts';

export const MOMENTS = [
  'beganAt',
  'knownAt',
  'certToldAt',
  'boardToldAt',
  'peopleToldAt',
  'closedAt',
] as const;

/** datetime-local in India. */
export type BreachValues = Readonly<
  Record<
    'title' | 'what' | 'data' | 'consequences' | 'measures' | 'people' | (typeof MOMENTS)[number],
    string
  >
>;

export function breachOf(view: BreachView): Breach {
  const date = (at: string | null) => (at === null ? null : new Date(at));
  return {
    ...view,
    knownAt: new Date(view.knownAt),
    beganAt: date(view.beganAt),
    certToldAt: date(view.certToldAt),
    boardToldAt: date(view.boardToldAt),
    peopleToldAt: date(view.peopleToldAt),
    closedAt: date(view.closedAt),
  };
}

export function valuesOf(view: BreachView | null): BreachValues {
  return {
    title: view?.title ?? '',
    what: view?.what ?? '',
    data: view?.data ?? '',
    consequences: view?.consequences ?? '',
    measures: view?.measures ?? '',
    people: view?.people?.toString() ?? '',
    beganAt: typedMoment(view?.beganAt ?? null),
    knownAt: typedMoment(view?.knownAt ?? new Date().toISOString()),
    certToldAt: typedMoment(view?.certToldAt ?? null),
    boardToldAt: typedMoment(view?.boardToldAt ?? null),
    peopleToldAt: typedMoment(view?.peopleToldAt ?? null),
    closedAt: typedMoment(view?.closedAt ?? null),
  };
}

export function formOf(values: BreachValues): BreachForm {
  const people = values.people.trim();
  return {
    title: values.title,
    what: values.what,
    data: values.data,
    consequences: values.consequences,
    measures: values.measures,
    people: people === '' ? null : Number(people),
    beganAt: sentMoment(values.beganAt),
    // The server reports a missing one.
    knownAt: sentMoment(values.knownAt) ?? '',
    certToldAt: sentMoment(values.certToldAt),
    boardToldAt: sentMoment(values.boardToldAt),
    peopleToldAt: sentMoment(values.peopleToldAt),
    closedAt: sentMoment(values.closedAt),
  };
}
