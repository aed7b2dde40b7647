/** A mailbox that the shop reads; opened for each reading. */
export type OpenMailbox = {
  readonly name: string;
  readonly open: () => Promise<Mailbox>;
  readonly pause: LoginPause;
};

/** Of this process: refused logins in a row, and when the next one is due (ms). */
export type LoginPause = { refusals: number; until: number };

/** Its calls throw `MailboxFault`. */
export type Mailbox = {
  readonly uidValidity: string;
  readonly uidNext: number;
  /** UIDs, ascending: those after one and those `of` a list, or those that arrived since a day. */
  listUnseen(
    query: { readonly after: number; readonly of: readonly number[] } | { readonly since: Date },
  ): Promise<number[]>;
  /** RFC 822, cut at a limit. Null: deleted meanwhile. */
  read(uid: number): Promise<Buffer | null>;
  /** False if the server did not take it. */
  markSeen(uid: number): Promise<boolean>;
  close(): Promise<void>;
};

/** Not there, or refused: tried again later. The message has no personal data. */
export class MailboxFault extends Error {
  readonly isLogin: boolean;

  constructor(message: string, isLogin = false) {
    super(message);
    this.isLogin = isLogin;
  }
}
