import type { Readable } from 'node:stream';

/** Where backups are kept: a folder or a bucket. Names may have slashes in them. */
export type Destination = {
  /** In words for the operator. */
  readonly place: string;
  /** What is written appears whole or not at all; under a name that is taken it takes the other's place. */
  write(name: string, content: Readable): Promise<void>;
  /** Null where there is none of that name. */
  read(name: string): Promise<Readable | null>;
  /** The names that begin so, in order. */
  list(beginning: string): Promise<string[]>;
  /** Also of what is not there. */
  remove(name: string): Promise<void>;
};
