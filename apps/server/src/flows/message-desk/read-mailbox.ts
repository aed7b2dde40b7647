import type { Deps } from '../../deps/deps.ts';
import { type LoginPause, type Mailbox, MailboxFault, type OpenMailbox } from '../../messages/mailbox.ts';
import {
  findMailbox,
  type InboundDeps,
  type MailboxState,
  receiveMail,
  writeMailbox,
} from '../../modules/support/support.ts';
import { readRawMail } from './read-mail.ts';

export type MailboxDeps = {
  /** Null: none is set up. */
  readonly mailbox: OpenMailbox | null;
};

type ReadingDeps = Deps & InboundDeps & MailboxDeps;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const MOST_AT_ONCE = 200;
const READS_FOR_MS = 2 * MINUTE_MS;
const MOST_TRIES = 24;
const LONGEST_PAUSE_MINUTES = 60;

/** Unread mails that arrived since the last time, each as the webhook takes it (SUPPORT-18). One process at a time. */
export async function readMailbox(deps: ReadingDeps): Promise<void> {
  if (deps.mailbox === null) return;
  const { pause } = deps.mailbox;
  if (deps.now().getTime() < pause.until) return;
  try {
    const opened = await deps.mailbox.open();
    pause.refusals = 0;
    try {
      await takeMails(deps, opened, deps.mailbox.name);
    } finally {
      await opened.close();
    }
  } catch (error) {
    if (!(error instanceof MailboxFault)) throw error;
    if (error.isLogin) return tryLater(deps, pause);
    deps.log.warn({ reason: error.message }, 'the mailbox could not be read; tried again in a minute');
  }
}

/** Servers lock accounts after repeated refusals. */
function tryLater({ now, log }: ReadingDeps, pause: LoginPause): void {
  pause.refusals += 1;
  const minutes = Math.min(2 ** pause.refusals, LONGEST_PAUSE_MINUTES);
  pause.until = now().getTime() + minutes * MINUTE_MS;
  log.warn({ minutes }, 'the mailbox refuses the login (IMAP_USER, IMAP_PASSWORD); tried again later');
}

async function takeMails(deps: ReadingDeps, mailbox: Mailbox, name: string): Promise<void> {
  const { db, now } = deps;
  let state = await stateOf(deps, mailbox, name);
  const begun = now();
  const due = state.waiting
    .filter(({ dueAt }) => new Date(dueAt) <= begun)
    .map(({ uid }) => uid)
    .slice(0, MOST_AT_ONCE);
  const unseen = await mailbox.listUnseen({ after: state.lastUid, of: due });
  // Another program has read or deleted them meanwhile.
  const waiting = state.waiting.filter(({ uid }) => !due.includes(uid) || unseen.includes(uid));
  state = { ...state, waiting };
  for (const uid of unseen.slice(0, MOST_AT_ONCE)) {
    if (now().getTime() - begun.getTime() > READS_FOR_MS) break;
    const tries = (state.waiting.find((one) => one.uid === uid)?.tries ?? 0) + 1;
    // Before the mail is opened: one that ends the process is given up too.
    state = afterTry(state, uid, tries, new Date(now().getTime() + MINUTE_MS * tries));
    await writeMailbox(db, { ...state, readAt: begun });
    const outcome = tries > MOST_TRIES ? 'again' : await takeMail(deps, mailbox, uid);
    if ((outcome === 'again' || outcome === 'unmarked') && tries < MOST_TRIES) continue;
    const isSkipped = outcome === 'again' || outcome === 'broken';
    if (isSkipped) deps.log.warn({ uid, tries }, 'a mail cannot be read and stays in the mailbox, unread');
    const others = state.waiting.filter((one) => one.uid !== uid);
    state = { ...state, waiting: others, skipped: state.skipped + (isSkipped ? 1 : 0) };
  }
  await writeMailbox(db, { ...state, readAt: begun });
}

/** A mailbox begins with mails that arrive from then on; one that was rebuilt numbers them afresh. */
async function stateOf({ db, now, log }: ReadingDeps, mailbox: Mailbox, name: string): Promise<MailboxState> {
  const { uidValidity, uidNext } = mailbox;
  const known = await findMailbox(db, name);
  if (known !== null && known.uidValidity === uidValidity) return known;
  const readAt = now();
  const begun = { name, uidValidity, lastUid: uidNext - 1, waiting: [], skipped: 0, readAt };
  if (known === null) {
    log.info('the mailbox is read from now on: mails that arrived before stay as they are');
    return begun;
  }
  log.warn('the mailbox numbers its mails afresh: unread ones of the last days are looked through');
  // Mails already taken are known by their Message-ID. IMAP knows days alone.
  const missed = await mailbox.listUnseen({ since: new Date(known.readAt.getTime() - DAY_MS) });
  const waiting = missed.map((uid) => ({ uid, tries: 0, dueAt: readAt.toISOString() }));
  return { ...begun, waiting, skipped: known.skipped };
}

function afterTry(state: MailboxState, uid: number, tries: number, dueAt: Date): MailboxState {
  const others = state.waiting.filter((one) => one.uid !== uid);
  const waiting = [...others, { uid, tries, dueAt: dueAt.toISOString() }];
  return { ...state, lastUid: Math.max(state.lastUid, uid), waiting };
}

type Outcome = 'taken' | 'unmarked' | 'left' | 'again' | 'broken';

/** Marked as read once its ticket is stored; an ignored one is left to people. */
async function takeMail(deps: ReadingDeps, mailbox: Mailbox, uid: number): Promise<Outcome> {
  const source = await mailbox.read(uid);
  if (source === null) return 'left';
  const mail = await readRawMail(source);
  if (!mail.ok) return 'broken';
  try {
    const taken = await receiveMail(deps, mail.value);
    // Too many of one sender.
    if (!taken.ok) return 'again';
    if (taken.value === 'ignored') return 'left';
  } catch (err) {
    deps.log.error({ err, uid }, 'a mail could not be filed');
    return 'again';
  }
  return (await mailbox.markSeen(uid)) ? 'taken' : 'unmarked';
}
