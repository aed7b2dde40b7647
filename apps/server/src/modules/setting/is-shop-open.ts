import { STATED_SECTIONS, type StatedSection, sectionFaults } from '@ilaneer/domain/setting/section-faults';
import type { Deps } from '../../deps/deps.ts';
import type { SettingDeps } from './current-settings.ts';
import type { Sections } from './read-sections.ts';

type OpenDeps = SettingDeps & Pick<Deps, 'config'>;

/** SETTING-12. A live shop with sample seller data stays closed (SETTING-16). */
export function isShopOpen({ settings, config }: OpenDeps): boolean {
  const sections = settings.sections();
  if (sections.opening.values.openedAt === null) return false;
  return config.mode !== 'live' || isTruthful(sections);
}

export function faultsOf({ brand, seller, support }: Sections): Record<StatedSection, readonly string[]> {
  return {
    brand: sectionFaults('brand', brand.values),
    seller: sectionFaults('seller', seller.values),
    support: sectionFaults('support', support.values),
  };
}

// Cached per sections object, which changes with the settings.
const judged = new WeakMap<Sections, boolean>();

function isTruthful(sections: Sections): boolean {
  const known = judged.get(sections);
  if (known !== undefined) return known;
  const faults = faultsOf(sections);
  const isFine = STATED_SECTIONS.every((key) => faults[key].length === 0);
  judged.set(sections, isFine);
  return isFine;
}
