import type { Readable } from 'node:stream';

/** Folder or bucket. Names may contain slashes. */
export type Destination = {
  /** For the operator. */
  readonly place: string;
  /** Atomic; replaces an existing object. */
  write(name: string, content: Readable): Promise<void>;
  /** Null if missing. */
  read(name: string): Promise<Readable | null>;
  /** By prefix, in order. */
  list(beginning: string): Promise<string[]>;
  /** Also if missing. */
  remove(name: string): Promise<void>;
};
