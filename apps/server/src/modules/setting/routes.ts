import * as calls from '@ilaneer/contract/staff/settings';
import { matchedVersion } from '@ilaneer/contract/staff/version';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { serveCall } from '../../http/serve-call.ts';
import { changeSetting } from './change-setting.ts';
import type { SettingDeps } from './current-settings.ts';
import { readSections, type Sections } from './read-sections.ts';

export function settingRoutes(app: FastifyInstance, deps: Deps & SettingDeps): void {
  serveCall(app, calls.getSettings, async () => {
    const { brand, seller, support } = await readSections(deps.db);
    const settings = { brand: withList(brand), seller, support };
    return ok({ success: true, settings });
  });

  serveCall(app, calls.changeBrand, async ({ staff, headers, body }) => {
    const change = { key: 'brand', version: matchedVersion(headers), typed: body } as const;
    const changed = await changeSetting(deps, staff, change);
    return changed.ok ? ok({ success: true, section: withList(changed.value) }) : changed;
  });

  serveCall(app, calls.changeSeller, async ({ staff, headers, body }) => {
    const change = { key: 'seller', version: matchedVersion(headers), typed: body } as const;
    const changed = await changeSetting(deps, staff, change);
    return changed.ok ? ok({ success: true, section: changed.value }) : changed;
  });

  serveCall(app, calls.changeSupport, async ({ staff, headers, body }) => {
    const change = { key: 'support', version: matchedVersion(headers), typed: body } as const;
    const changed = await changeSetting(deps, staff, change);
    return changed.ok ? ok({ success: true, section: changed.value }) : changed;
  });
}

/** As the contract's types have lists. */
function withList({ values, version }: Sections['brand']) {
  return { values: { ...values, profiles: [...values.profiles] }, version };
}
