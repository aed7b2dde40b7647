import Type, { type Static } from 'typebox';
import { Check } from 'typebox/value';
import type { Piece } from './archive/archive.ts';
import { ArchiveRefused } from './archive/seal.ts';
import { jsonOf } from './dump/load-database.ts';

export const HEADER = 'archive.json';
export const PICTURES = 'pictures/';

const headerSchema = Type.Object({
  format: Type.Literal(1),
  takenAt: Type.String(),
  level: Type.Integer(),
  queueVersion: Type.Union([Type.Integer(), Type.Null()]),
  tables: Type.Array(Type.Object({ name: Type.String(), columns: Type.Array(Type.String()) })),
  /** Fingerprints of the keys; the keys are in no archive. */
  fingerprints: Type.Object({ jwtSecret: Type.String(), giftCardSecret: Type.String() }),
});

export type ArchiveHeader = Static<typeof headerSchema>;

/** Throws ArchiveRefused if it is not a shop's archive. */
export function readHeader(piece: Piece | undefined): ArchiveHeader {
  const header = piece?.name === HEADER ? jsonOf(piece) : null;
  if (Check(headerSchema, header)) return header;
  throw new ArchiveRefused('This is no archive of a shop, or one that a later release wrote.');
}
