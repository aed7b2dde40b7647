import type { ImportChangeView, ImportProblemView } from '@ilaneer/contract/staff/transfer/imports';
import type { StaffActor } from '@ilaneer/domain/actor/actor';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import type { Result } from '@ilaneer/domain/result';
import { typedCode, typedText, visibleLines } from '@ilaneer/domain/text/typed-text';
import { unguardedCell } from '@ilaneer/domain/transfer/csv-cell';
import type { Database } from '../../../db/connect.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { SecretDeps } from '../../../deps/secrets.ts';
import type { Failure } from '../../../http/failure.ts';
import type { AddressDeps } from '../../../modules/address/address.ts';
import type { CatalogueCache, EditingDeps } from '../../../modules/catalogue/catalogue.ts';
import type { CourierDeps } from '../../../modules/parcel/parcel.ts';
import type { Field } from '../fields/field.ts';
import type { ImportLine, ImportTable } from './read-table.ts';

export type ImportDeps = Deps &
  SecretDeps &
  EditingDeps &
  AddressDeps &
  CourierDeps & { readonly catalogue: Pick<CatalogueCache, 'markStale' | 'stockChanged'> };

export type ImportPlan = {
  readonly problems: readonly ImportProblemView[];
  readonly changes: readonly ImportChangeView[];
  /** Affected things with versions; '' for new ones. */
  readonly seen: ReadonlyMap<string, string>;
  write(tx: Database, importId: string): Promise<Result<null, Failure>>;
};

/** In a writing transaction, reads lock. */
export type PlanInput = {
  readonly db: Database;
  readonly deps: ImportDeps;
  readonly actor: StaffActor;
  readonly table: ImportTable;
  readonly lock: 'locked' | 'read';
};

/** SKU or other code; empty without the column. */
export function codeIn({ cells }: Pick<ImportLine, 'cells'>, title: string): string {
  return typedCode(unguardedCell(typedText(cells[title] ?? '')));
}

export class Findings {
  readonly problems: ImportProblemView[] = [];
  readonly changes: ImportChangeView[] = [];
  readonly seen = new Map<string, string>();
  readonly #places = new Set<string>();

  has({ line }: Pick<ImportLine, 'line'>, column: string): boolean {
    return this.#places.has(`${line} ${column}`);
  }

  problem({ line }: Pick<ImportLine, 'line'>, column: string, message: string): void {
    this.#places.add(`${line} ${column}`);
    this.problems.push({ line, column, message });
  }

  problemsAt(
    line: Pick<ImportLine, 'line'>,
    problems: readonly FieldProblem[],
    columnOf: Readonly<Record<string, string>>,
  ): void {
    for (const { field, message } of problems) this.problem(line, columnOf[field] ?? field, message);
  }

  readInto<Row>(line: ImportLine, fields: readonly Field<Row>[], before: Row | null, draft: Row): void {
    for (const { title, show, read } of fields) {
      const cell = line.cells[title];
      if (cell === undefined || (before !== null && cell === visibleLines(show(before)))) continue;
      const problem = read(cell, draft);
      if (problem !== null) this.problem(line, title, problem);
    }
  }
}

export function differences<Row>(fields: readonly Field<Row>[], before: Row | null, after: Row) {
  return fields.flatMap(({ title, show }) => {
    const was = before === null ? null : show(before);
    const is = show(after);
    return was === is || (was === null && is === '') ? [] : [{ field: title, before: was, after: is }];
  });
}

const LINES_A_TURN = 250;

export async function* inTurns<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  let done = 0;
  for (const item of items) {
    yield item;
    done += 1;
    if (done % LINES_A_TURN === 0) await new Promise((resolve) => setImmediate(resolve));
  }
}

export function namedOnce(
  found: Findings,
  lines: readonly ImportLine[],
  column: string,
  keyOf: (line: ImportLine) => string,
): Map<string, ImportLine> {
  const byKey = new Map<string, ImportLine>();
  for (const line of lines) {
    const key = keyOf(line);
    const other = byKey.get(key);
    if (key === '') found.problem(line, column, `${column} is missing`);
    else if (other !== undefined) found.problem(line, column, `Duplicate of line ${other.line}`);
    else byKey.set(key, line);
  }
  return byKey;
}
