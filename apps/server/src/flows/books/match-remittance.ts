import { indiaDay } from '@ilaneer/domain/india-day';
import { type Paise, subtractPaise } from '@ilaneer/domain/money';
import { isGatewayName } from '@ilaneer/domain/payment/gateway-name';
import { readRemittedLines } from '@ilaneer/domain/remittance/read-remitted-lines';
import {
  figureRemittance,
  type RemittanceFigures,
  type RemittanceSource,
  type RemittedLine,
} from '@ilaneer/domain/remittance/remittance';
import { type LineDifference, reconcileLines } from '@ilaneer/domain/remittance/remittance-differences';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { isRecorded } from '../../modules/remittance/remittance.ts';
import { findNamed, type Owed } from './owed-repository.ts';
import { readCsv } from './read-csv.ts';

/** Paise; null: taken from the lines. */
export type GivenRemittance = {
  readonly source: RemittanceSource;
  readonly payer: string;
  readonly reference: string;
  /** YYYY-MM-DD */
  readonly receivedOn: string;
  readonly net: Paise;
  readonly charges: Paise | null;
  readonly gst: Paise | null;
  readonly lines: string;
};

/** A line with its receivable. */
export type MatchedLine = RemittedLine & LineDifference & { readonly owed: Owed | null };

export type MatchedRemittance = Omit<GivenRemittance, 'lines' | keyof RemittanceFigures> &
  RemittanceFigures & { readonly lines: readonly MatchedLine[] };

/** REMITTANCE-2 to REMITTANCE-5. Errors: bad fields, REMITTANCE_RECORDED. */
export async function matchRemittance(
  db: Database,
  deps: Pick<Deps, 'now'>,
  given: GivenRemittance,
): Promise<Result<MatchedRemittance, Failure>> {
  const named = { ...given, payer: given.payer.trim(), reference: given.reference.trim() };
  const { source, payer, reference, receivedOn } = named;
  if (payer === '') return refused('payer', 'Who paid it?');
  if (reference === '') return refused('reference', 'What names it in the bank or at the payer?');
  if (source === 'gateway' && !isGatewayName(payer))
    return refused('payer', 'The shop knows no such gateway');
  if (receivedOn > indiaDay(deps.now())) return refused('receivedOn', 'That day is still to come');
  const table = readCsv(given.lines);
  if (!table.ok) return refused('lines', table.error);
  const read = readRemittedLines(table.value, reference);
  if (!read.ok) return refused('lines', read.error);
  const figures = figureRemittance({ ...named, lines: read.value });
  if (!figures.ok) return refused(figures.error.field, figures.error.message);
  if (await isRecorded(db, named)) return err({ code: 'REMITTANCE_RECORDED' });
  const lines = await matchLines(db, named, read.value);
  return ok({ source, payer, reference, receivedOn, ...figures.value, lines });
}

async function matchLines(
  db: Database,
  { source, payer }: Pick<GivenRemittance, 'source' | 'payer'>,
  lines: readonly RemittedLine[],
): Promise<MatchedLine[]> {
  const references = lines.map(({ reference }) => reference);
  const found = await findNamed(db, source, payer, references);
  const byName = new Map(found.toReversed().map((owed) => [owed.named, owed]));
  const openOf = new Map(found.map(({ id, due, remitted }) => [id, subtractPaise(due, remitted)]));
  const named = lines.map((line) => {
    const owed = byName.get(line.reference) ?? null;
    return { ...line, owed, receivable: owed?.id ?? null };
  });
  return reconcileLines(named, openOf);
}

function refused(field: string, message: string) {
  return err(invalid([{ field, message }]));
}
