import type { ChecklistView } from '@ilaneer/contract/staff/shop/opening';
import {
  type ChecklistItem,
  missingToOpen,
  openingChecklist,
} from '@ilaneer/domain/setting/opening-checklist';
import type { Deps } from '../../deps/deps.ts';
import { isShopOpen } from '../../modules/setting/setting.ts';
import { type OpeningDeps, openingFacts } from './opening-facts.ts';

type ChecklistDeps = Pick<Deps, 'db' | 'config' | 'now'> & OpeningDeps;

export async function viewChecklist(deps: ChecklistDeps): Promise<ChecklistView> {
  const items = openingChecklist(await openingFacts(deps));
  const { catalogue, openedAt } = deps.settings.sections().opening.values;
  return {
    mode: deps.config.mode,
    items,
    canOpen: missingToOpen(items).length === 0,
    isOpen: isShopOpen(deps),
    openedAt,
    catalogue,
  };
}

export async function missingNow(deps: ChecklistDeps): Promise<ChecklistItem[]> {
  return missingToOpen(openingChecklist(await openingFacts(deps)));
}
