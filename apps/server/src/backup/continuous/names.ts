import { SEALED } from '../archive/archive-names.ts';

const BEGINNING = 'continuous/';
const BASE =
  /^continuous\/(\d+)\/base-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-([0-9A-F]{24})\.tar\.zst(?:\.age)?$/;
const SEGMENT = /^[0-9A-F]{24}$/;
const GONE = /\/gone\/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-([^/]+)$/;

/** A copy of a whole cluster, from whose first piece of the log everything that came later can be followed. */
export type Base = {
  readonly name: string;
  /** Which cluster: its own number. */
  readonly system: string;
  readonly takenAt: Date;
  readonly firstSegment: string;
};

const ending = (isSealed: boolean) => (isSealed ? SEALED : '');

const inName = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');

export function baseName({ system, takenAt, firstSegment }: Omit<Base, 'name'>, isSealed: boolean): string {
  return `${BEGINNING}${system}/base-${inName(takenAt)}-${firstSegment}.tar.zst${ending(isSealed)}`;
}

/** Where a piece of the log, or a photograph, is kept. */
export function shippedName(
  system: string,
  kind: 'wal' | 'pictures',
  name: string,
  isSealed: boolean,
): string {
  return `${shippedIn(system, kind)}${name}${kind === 'wal' ? '.zst' : ''}${ending(isSealed)}`;
}

export function shippedIn(system: string, kind: 'wal' | 'pictures'): string {
  return `${BEGINNING}${system}/${kind}/`;
}

/** What a kept piece or photograph is called by itself. */
export function ownName(shipped: string): string {
  return (shipped.split('/').pop() ?? '').replace(/(?:\.zst)?(?:\.age)?$/, '');
}

/** An empty file: since when the shop has a photograph no more, rounded up as the moment of a copy is rounded down. */
export function goneNote(system: string, name: string, since: Date): string {
  return `${goneIn(system)}${inName(new Date(Math.ceil(since.getTime() / 1_000) * 1_000))}-${name}`;
}

export function goneIn(system: string): string {
  return `${BEGINNING}${system}/gone/`;
}

export function readGoneNote(note: string): { readonly name: string; readonly since: Date } | null {
  const [, year, month, day, hour, minute, second, name] = GONE.exec(note) ?? [];
  if (name === undefined) return null;
  return { name, since: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) };
}

/** The bases at a destination, the newest first. */
export async function listBases(destination: {
  list(beginning: string): Promise<string[]>;
}): Promise<Base[]> {
  const names = await destination.list(BEGINNING);
  return names
    .flatMap((name): Base[] => {
      const [, system, year, month, day, hour, minute, second, firstSegment] = BASE.exec(name) ?? [];
      if (system === undefined || firstSegment === undefined) return [];
      const takenAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
      return [{ name, system, takenAt, firstSegment }];
    })
    .toSorted((one, other) => other.takenAt.getTime() - one.takenAt.getTime());
}

/** Whether a piece of the log comes before another one, on whatever timeline. */
export function isBefore(name: string, segment: string): boolean {
  return SEGMENT.test(name) && name.slice(8) < segment.slice(8);
}
