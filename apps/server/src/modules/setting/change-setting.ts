import type { Actor } from '@ilaneer/domain/actor/actor';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { DOCUMENT_NAMES, PREFIX_FIELDS, seriesPrefixes } from '@ilaneer/domain/setting/series-prefixes';
import type { SellerSetting, SettingKey, Settings } from '@ilaneer/domain/setting/settings';
import { SETTING_RULES } from '@ilaneer/domain/setting/validate-settings';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { AuditedDeps, Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../audit/audit.ts';
import type { SettingDeps } from './current-settings.ts';
import { readSections, type Section } from './read-sections.ts';
import { insertSetting, listTakenPrefixes, lockSetting, updateSetting } from './repository.ts';
import { viewOf } from './section-views.ts';

const LABELS: Readonly<Record<SettingKey, string>> = {
  brand: 'Brand',
  look: 'Look',
  seller: 'Seller',
  support: 'Contacts',
  tax: 'Tax rule',
  rates: 'GST rates',
  delivery: 'Delivery',
  arrival: 'Delivery areas',
  methods: 'Delivery methods',
  packing: 'Packing',
  books: 'Books',
  letters: 'Forgotten carts',
  menu: 'Menu',
  texts: 'Texts of pages and mails',
  opening: 'Opening',
};

export type SettingChange<Key extends SettingKey> = {
  readonly key: Key;
  readonly version: number;
  readonly typed: Settings[Key];
  readonly action?: string;
  readonly audited?: AuditedChange;
  readonly reason?: string;
};

type AuditedChange = {
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown>;
};

/** Errors: VALIDATION_FAILED by field, VERSION_STALE. */
export async function changeSetting<Key extends SettingKey>(
  deps: Pick<Deps, 'db' | 'now' | 'auditKey'> & SettingDeps,
  actor: Actor,
  change: SettingChange<Key>,
): Promise<Result<Section<Settings[Key]>, Failure>> {
  const changed = await transact(deps.db, (tx) => changeSettingIn(tx, deps, actor, change));
  // Other processes are notified.
  if (changed.ok) await deps.settings.refresh();
  return changed;
}

/** Within a transaction; the caller refreshes the settings. */
export async function changeSettingIn<Key extends SettingKey>(
  tx: Database,
  deps: AuditedDeps,
  actor: Actor,
  { key, version, typed, action = 'changed the settings', audited, reason }: SettingChange<Key>,
): Promise<Result<Section<Settings[Key]>, Failure>> {
  const rule: (typeof SETTING_RULES)[Key] = SETTING_RULES[key];
  const values: Settings[Key] = rule.tidy(typed);
  const problems = rule.problems(values);
  if (problems.length > 0) return err(invalid(problems));
  const taken = 'gstin' in values ? await prefixesOfOthers(tx, values) : [];
  if (taken.length > 0) return err(invalid(taken));
  await lockSetting(tx, key);
  const sections = await readSections(tx);
  const before = viewOf(sections, key);
  if (before.version !== version) return err({ code: 'VERSION_STALE', data: { current: before } });
  const at = deps.now();
  if (before.version > 0) await updateSetting(tx, key, values, at);
  else if (!(await insertSetting(tx, key, values, at))) {
    return err({ code: 'VERSION_STALE', data: { current: viewOf(await readSections(tx), key) } });
  }
  const written = await readSections(tx);
  recordAct(tx, deps, actor, {
    action,
    // Writers of texts see their history.
    kind: key === 'menu' || key === 'texts' ? 'content' : 'setting',
    id: key,
    label: LABELS[key],
    ...(audited ?? {
      before: before.version === 0 ? null : { ...before.values },
      after: { ...viewOf(written, key).values },
    }),
    reason: reason ?? null,
  });
  return ok(written[key]);
}

/** Prefixes that numbered documents of another kind (TAX-DOCUMENT-18). */
async function prefixesOfOthers(tx: Database, seller: SellerSetting): Promise<FieldProblem[]> {
  const prefixes = seriesPrefixes(seller);
  const taken = await listTakenPrefixes(tx, prefixes);
  return taken.map(({ kind, by }) => ({
    field: PREFIX_FIELDS[kind],
    message: `${DOCUMENT_NAMES[by]} were numbered ${prefixes[kind]} before. ${DOCUMENT_NAMES[kind]} need a prefix that none of them has`,
  }));
}
