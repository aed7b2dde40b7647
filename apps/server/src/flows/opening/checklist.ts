import type { ChecklistView } from '@ilaneer/contract/staff/shop/opening';
import {
  type ChecklistItem,
  missingToOpen,
  openingChecklist,
} from '@ilaneer/domain/setting/opening-checklist';
import type { Deps } from '../../deps/deps.ts';
import { listOutdatedPolicies } from '../../modules/content/content.ts';
import { isShopOpen } from '../../modules/setting/setting.ts';
import { type OpeningDeps, openingFacts } from './opening-facts.ts';

type ChecklistDeps = Pick<Deps, 'db' | 'config' | 'now' | 'brand' | 'delivery'> & OpeningDeps;

export async function viewChecklist(deps: ChecklistDeps): Promise<ChecklistView> {
  const { items, outdatedPolicies } = await checklistNow(deps);
  const { catalogue, openedAt } = deps.settings.sections().opening.values;
  return {
    mode: deps.config.mode,
    items,
    outdatedPolicies,
    canOpen: missingToOpen(items).length === 0,
    isOpen: isShopOpen(deps),
    openedAt,
    catalogue,
  };
}

export async function missingNow(deps: ChecklistDeps): Promise<ChecklistItem[]> {
  return missingToOpen((await checklistNow(deps)).items);
}

async function checklistNow(deps: ChecklistDeps) {
  const outdatedPolicies = await listOutdatedPolicies(deps);
  const facts = await openingFacts(
    deps,
    outdatedPolicies.map(({ slug }) => slug),
  );
  return { items: openingChecklist(facts), outdatedPolicies };
}
