import type { Readable } from 'node:stream';

/** Folder or bucket. Names may contain slashes. */
export type Destination = {
  readonly place: string;
  /** Atomic; replaces an existing object. */
  write(name: string, content: Readable): Promise<void>;
  read(name: string): Promise<Readable | null>;
  list(beginning: string): Promise<string[]>;
  remove(name: string): Promise<void>;
};
