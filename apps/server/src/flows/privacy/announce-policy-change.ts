import type { PolicyNoticeView } from '@ilaneer/contract/staff/shop/policy-notices';
import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { formatDay } from '@ilaneer/domain/india-day';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { AnnouncedPolicy, PolicySlug } from '@ilaneer/domain/setting/policies';
import type { Database } from '../../db/connect.ts';
import { transact, transactAll } from '../../db/transact.ts';
import type { Deps, MailDeps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import type { JobData } from '../../jobs/job-data.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { letter } from '../../messages/letter.ts';
import type { Mail, Mailer } from '../../messages/mailer.ts';
import { greetingTo } from '../../messages/plain-words.ts';
import { countMailable, findUser, listMailable } from '../../modules/account/account.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import {
  type ContentDeps,
  findNotice,
  findVersion,
  insertNotice,
  listShown,
  lockOpenNotice,
  updateNotice,
} from '../../modules/content/content.ts';

/** Bounds the transaction; resumable. */
const BATCH = 500;

export async function policyNoticeNow(db: Database, slug: AnnouncedPolicy): Promise<PolicyNoticeView> {
  const [now, before] = await listShown(db, slug);
  if (now === undefined || before === undefined)
    return { number: null, mails: 0, unreachable: 0, told: null };
  const { mailable, others } = await countMailable(db, now.savedAt);
  const notice = await findNotice(db, slug, now.number);
  const told =
    notice === null
      ? null
      : {
          at: notice.askedAt.toISOString(),
          by: notice.actorName,
          mails: notice.mails,
          isDone: notice.doneAt !== null,
        };
  return { number: now.number, mails: mailable, unreachable: others, told };
}

/** CONTENT-26. Errors: POLICY_NOT_SHOWN for another or the first version; POLICY_TOLD. */
export async function announcePolicyChange(
  deps: Pick<Deps, 'db' | 'now' | 'jobs' | 'auditKey'> & ContentDeps,
  actor: StaffActor,
  { slug, number }: { readonly slug: AnnouncedPolicy; readonly number: number },
): Promise<Result<PolicyNoticeView, Failure>> {
  const told = await transact<PolicyNoticeView, Failure>(deps.db, async (tx) => {
    const [shown] = await listShown(tx, slug);
    const { number: current, mails } = await policyNoticeNow(tx, slug);
    if (shown === undefined || current !== number) return err({ code: 'POLICY_NOT_SHOWN' });
    const isNew = await insertNotice(tx, actor, { slug, number, askedAt: deps.now() });
    if (!isNew) return err({ code: 'POLICY_TOLD' });
    recordAct(tx, deps, actor, {
      action: 'told account holders',
      kind: 'content',
      id: slug,
      label: shown.title,
      before: null,
      after: { version: number, mails },
      reason: null,
    });
    await deps.jobs.enqueue(tx, 'notify-policy-change', {});
    return ok(await policyNoticeNow(tx, slug));
  });
  if (told.ok) deps.content.markStale();
  return told;
}

/** Job: one mail per account existing at saving. Progress is committed with each batch; resumable. */
export async function notifyPolicyChanges({
  db,
  jobs,
  now,
}: Pick<Deps, 'db' | 'now'> & { readonly jobs: Pick<Jobs, 'enqueueAll'> }): Promise<void> {
  let isMore = true;
  while (isMore) {
    isMore = await transactAll(db, async (tx) => {
      const notice = await lockOpenNotice(tx);
      if (notice === null) return false;
      const { slug, number, savedAt, lastUserId: after } = notice;
      const ids = await listMailable(tx, savedAt, { after, limit: BATCH });
      const data = ids.map((userId) => ({ data: { slug, number, userId }, isUrgent: false }));
      await jobs.enqueueAll(tx, 'send-policy-mail', data);
      await updateNotice(tx, notice, {
        lastUserId: ids.at(-1) ?? after,
        mails: notice.mails + ids.length,
        doneAt: ids.length < BATCH ? now() : null,
      });
      return true;
    });
  }
}

/** Job: skips deleted accounts and lost addresses. */
export function sendPolicyMail(deps: Pick<Deps, 'db'> & MailDeps & { readonly mailer: Mailer }) {
  return async ({ slug, number, userId }: JobData['send-policy-mail']): Promise<void> => {
    const user = await findUser(deps.db, userId);
    const version = await findVersion(deps.db, slug, number);
    if (user === null || version === null || user.deactivatedAt !== null) return;
    if (user.email === null || !user.emailVerified) return;
    await deps.mailer(policyMail(deps, { id: user.id, name: user.name, email: user.email }, version));
  };
}

type AnnouncedVersion = {
  readonly slug: PolicySlug;
  readonly number: number;
  readonly title: string;
  readonly savedAt: Date;
};

/** Names the changed policy, nothing else. */
export function policyMail(
  { brand, config }: Pick<MailDeps, 'brand' | 'config'>,
  user: { readonly id: string; readonly name: string; readonly email: string },
  { slug, number, title, savedAt }: AnnouncedVersion,
): Mail {
  const { name } = brand;
  const url = config.publicUrl;
  return {
    id: `policy-changed ${slug} ${number} ${user.id}`,
    kind: 'policy-changed',
    to: user.email,
    subject: `${name}: our page “${title}” has changed`,
    ...letter({
      brand,
      shopUrl: url,
      heading: 'Something has changed that you should know',
      greeting: greetingTo(user.name),
      paragraphs: [
        `You have an account with ${name}, so we tell you: our page “${title}” says something else since ${formatDay(savedAt)}, and the change may matter to you.`,
        'There is nothing that you have to do. An order falls under the words that were there when you placed it. If you do not want to go on with the new ones, you can delete your account on your account page at any time.',
      ],
      button: { label: 'Read it', url: `${url}/#/${slug}` },
      notes: [`What it said before stays there to be read: ${url}/#/policy-versions/${slug}`],
    }),
  };
}
