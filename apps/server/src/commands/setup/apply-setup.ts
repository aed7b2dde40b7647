import { isDeepStrictEqual } from 'node:util';
import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { sitePageProblems, trimSitePage } from '@ilaneer/domain/page/site-page';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { deliveryInPaise, deliveryInRupees } from '@ilaneer/domain/setting/delivery-in-rupees';
import { type BlankValues, blankProblem, POLICY_SLUGS } from '@ilaneer/domain/setting/policies';
import type { SettingKey, Settings } from '@ilaneer/domain/setting/settings';
import { SETTING_RULES } from '@ilaneer/domain/setting/validate-settings';
import { invitationAddress } from '@ilaneer/domain/staff/invitation-address';
import type { AppDeps } from '../../app-deps.ts';
import type { Database } from '../../db/connect.ts';
import { afterCommit, transact } from '../../db/transact.ts';
import { beginCatalogueIn } from '../../flows/opening/opening.ts';
import { toErrorReply } from '../../http/error-reply.ts';
import type { Failure } from '../../http/failure.ts';
import { listOutdatedPolicies, writePoliciesIn, writeSitePageIn } from '../../modules/content/content.ts';
import { changeSettingIn, readSections, shopBrandOf } from '../../modules/setting/setting.ts';
import {
  ensurePresetRoles,
  findMemberByEmail,
  invitationToken,
  inviteIn,
} from '../../modules/staff/staff.ts';
import type { SetupAnswers } from './setup-answers.ts';

type Said = {
  readonly [Key in Exclude<
    SettingKey,
    'rates' | 'arrival' | 'methods' | 'packing' | 'books' | 'letters' | 'menu' | 'texts' | 'opening'
  >]: Settings[Key] | null;
};

/** Applies answers in one transaction, idempotently. Errors name all invalid fields, with nothing done. */
export async function applySetup(
  deps: AppDeps,
  actor: StaffActor,
  answers: SetupAnswers,
): Promise<Result<string[], string>> {
  await deps.settings.refresh();
  const said = settingsSaid(deps, answers);
  const problems = [
    ...problemsOf('brand', said.brand),
    ...problemsOf('look', said.look),
    ...problemsOf('seller', said.seller),
    ...problemsOf('support', said.support),
    ...problemsOf('tax', said.tax),
    ...problemsOf('delivery', said.delivery),
    ...(answers.pages ?? []).flatMap(problemsOfPage),
    ...Object.entries(answers.policies ?? {}).flatMap(([name, value]) => {
      const problem = blankProblem(name, value);
      return problem === null ? [] : [`policies.${name}: ${problem}`];
    }),
  ];
  if (problems.length > 0) return err(problems.join('\n'));
  // Missing before the first start.
  if (answers.owner !== undefined) await ensurePresetRoles(deps);
  const done = await transact<string[], Failure>(deps.db, async (tx) => {
    const steps: readonly (() => Promise<Result<string | null, Failure>>)[] = [
      () => keep(tx, deps, actor, 'brand', said.brand),
      () => keep(tx, deps, actor, 'look', said.look),
      () => keep(tx, deps, actor, 'seller', said.seller),
      () => keep(tx, deps, actor, 'support', said.support),
      () => keep(tx, deps, actor, 'tax', said.tax),
      () => keep(tx, deps, actor, 'delivery', said.delivery),
      () => keepPages(tx, deps, actor, answers.pages),
      () => keepPolicies(tx, deps, actor, answers.policies),
      () => begin(tx, deps, actor, answers.catalogue),
      () => inviteOwner(tx, deps, actor, answers.owner),
    ];
    const lines: string[] = [];
    for (const step of steps) {
      const result = await step();
      if (!result.ok) return result;
      if (result.value !== null) lines.push(result.value);
    }
    return ok(lines);
  });
  if (!done.ok) return err(toErrorReply(done.error).body.message);
  await deps.settings.refresh();
  return done;
}

function settingsSaid({ settings }: AppDeps, answers: SetupAnswers): Said {
  const sections = settings.sections();
  const { brand, look, seller, support, tax, delivery } = answers;
  return {
    brand: brand === undefined ? null : { ...sections.brand.values, ...brand },
    look: look === undefined ? null : lookSaid(sections.look.values, look),
    seller: seller === undefined ? null : { ...sections.seller.values, ...seller },
    support: support === undefined ? null : { ...sections.support.values, ...support },
    tax: tax ?? null,
    delivery: delivery === undefined ? null : deliverySaid(sections.delivery.values, delivery),
  };
}

function lookSaid(
  now: Settings['look'],
  { pictures, colours, fonts }: NonNullable<SetupAnswers['look']>,
): Settings['look'] {
  return {
    pictures: { ...now.pictures, ...pictures },
    colours: { ...now.colours, ...colours },
    fonts: fonts ?? now.fonts,
  };
}

function deliverySaid(
  now: Settings['delivery'],
  said: NonNullable<SetupAnswers['delivery']>,
): Settings['delivery'] {
  return deliveryInPaise({ ...deliveryInRupees(now), ...said });
}

function problemsOf<Key extends keyof Said>(key: Key, said: Settings[Key] | null): string[] {
  if (said === null) return [];
  const rule: (typeof SETTING_RULES)[Key] = SETTING_RULES[key];
  return rule.problems(rule.tidy(said)).map(({ field, message }) => `${key}.${field}: ${message}`);
}

async function keep<Key extends keyof Said>(
  tx: Database,
  deps: AppDeps,
  actor: StaffActor,
  key: Key,
  said: Settings[Key] | null,
): Promise<Result<string | null, Failure>> {
  if (said === null) return ok(null);
  const { values, version } = deps.settings.sections()[key];
  const rule: (typeof SETTING_RULES)[Key] = SETTING_RULES[key];
  if (version > 0 && isDeepStrictEqual(rule.tidy(said), values)) return ok(null);
  const changed = await changeSettingIn(tx, deps, actor, { key, version, typed: said });
  return changed.ok ? ok(`Saved: ${key}`) : changed;
}

function problemsOfPage({ slug, ...page }: NonNullable<SetupAnswers['pages']>[number]): string[] {
  return sitePageProblems(slug, trimSitePage(page)).map(
    ({ field, message }) => `pages.${slug}.${field}: ${message}`,
  );
}

/** Shown at once. */
async function keepPages(
  tx: Database,
  deps: AppDeps,
  actor: StaffActor,
  pages: SetupAnswers['pages'] = [],
): Promise<Result<string | null, Failure>> {
  const saved: string[] = [];
  for (const page of pages) {
    const written = await writeSitePageIn(tx, deps, actor, page);
    if (!written.ok) return written;
    if (written.value === 'written') saved.push(page.title);
  }
  if (saved.length > 0) afterCommit(tx, deps.content.markStale);
  return ok(saved.length === 0 ? null : `Pages: ${saved.join(', ')}`);
}

async function keepPolicies(
  tx: Database,
  { now, auditKey, config, policyTemplates }: AppDeps,
  actor: StaffActor,
  values: BlankValues | undefined,
): Promise<Result<string | null, Failure>> {
  const { brand, look, seller, support, texts, delivery, tax } = await readSections(tx);
  const sections = {
    brand: brand.values,
    look: look.values,
    seller: seller.values,
    support: support.values,
    texts: texts.values,
  };
  const known = {
    brand: shopBrandOf(sections, config.publicUrl),
    delivery: delivery.values,
    priceMode: () => tax.values.prices ?? 'exclusive',
  };
  // Without answers only those that repeat a changed setting (SETTING-24).
  const slugs =
    values === undefined
      ? (await listOutdatedPolicies({ db: tx, ...known })).map(({ slug }) => slug)
      : POLICY_SLUGS;
  const written = await writePoliciesIn(
    tx,
    { now, auditKey, policyTemplates, ...known },
    actor,
    slugs,
    values ?? {},
  );
  if (!written.ok) return written;
  return ok(written.value.length === 0 ? null : `Written: ${written.value.join(', ')}`);
}

async function begin(
  tx: Database,
  deps: AppDeps,
  actor: StaffActor,
  catalogue: SetupAnswers['catalogue'],
): Promise<Result<string | null, Failure>> {
  // Chosen once; a repeat is a no-op.
  if (catalogue === undefined || deps.settings.sections().opening.values.catalogue !== null) return ok(null);
  const begun = await beginCatalogueIn(tx, deps, actor, catalogue);
  if (!begun.ok) return begun;
  return ok(catalogue === 'sample' ? 'Loaded: the sample catalogue' : 'Started: an empty catalogue');
}

async function inviteOwner(
  tx: Database,
  deps: AppDeps,
  actor: StaffActor,
  owner: SetupAnswers['owner'],
): Promise<Result<string | null, Failure>> {
  if (owner === undefined || (await findMemberByEmail(tx, owner.email)) !== null) return ok(null);
  const name = owner.name ?? owner.email.split('@')[0] ?? owner.email;
  const member = { name, email: owner.email, roleId: 'owner' };
  const invited = await inviteIn(tx, deps, actor, member, { byMail: false });
  if (!invited.ok) return invited;
  const token = invitationToken(deps, invited.value.invitationId);
  const link = invitationAddress(deps.config.publicUrl, token);
  return ok(`Invited: ${owner.email}. This link is valid once, for seven days:\n  ${link}`);
}
