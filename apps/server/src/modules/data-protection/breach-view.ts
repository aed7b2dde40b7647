import type { BreachForm, BreachView } from '@ilaneer/contract/staff/privacy/breaches';
import type { Breach } from '@ilaneer/domain/privacy/breach';
import type { BreachRow } from './breaches-repository.ts';

export function toBreachView({ updatedAt: _, ...row }: BreachRow): BreachView {
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  return {
    ...row,
    knownAt: row.knownAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    beganAt: iso(row.beganAt),
    boardToldAt: iso(row.boardToldAt),
    certToldAt: iso(row.certToldAt),
    peopleToldAt: iso(row.peopleToldAt),
    closedAt: iso(row.closedAt),
  };
}

export function toBreach(form: BreachForm): Breach {
  const date = (at: string | null) => (at === null ? null : new Date(at));
  return {
    title: form.title.trim(),
    what: form.what.trim(),
    data: form.data.trim(),
    consequences: form.consequences.trim(),
    measures: form.measures.trim(),
    people: form.people,
    knownAt: new Date(form.knownAt),
    beganAt: date(form.beganAt),
    boardToldAt: date(form.boardToldAt),
    certToldAt: date(form.certToldAt),
    peopleToldAt: date(form.peopleToldAt),
    closedAt: date(form.closedAt),
  };
}
