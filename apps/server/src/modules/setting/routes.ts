import * as texts from '@ilaneer/contract/staff/content/texts';
import * as arrival from '@ilaneer/contract/staff/shop/arrival';
import * as look from '@ilaneer/contract/staff/shop/look';
import * as menu from '@ilaneer/contract/staff/shop/menu';
import * as methods from '@ilaneer/contract/staff/shop/methods';
import * as calls from '@ilaneer/contract/staff/shop/settings';
import { matchedVersion } from '@ilaneer/contract/staff/version';
import { methodsInPaise } from '@ilaneer/domain/delivery/methods';
import { ok } from '@ilaneer/domain/result';
import { deliveryInPaise } from '@ilaneer/domain/setting/delivery-in-rupees';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { serveCall } from '../../http/serve-call.ts';
import { changeSetting } from './change-setting.ts';
import type { SettingDeps } from './current-settings.ts';
import { readSections } from './read-sections.ts';
import { toDeliveryView, toMethodsView } from './section-views.ts';

export function settingRoutes(app: FastifyInstance, deps: Deps & SettingDeps): void {
  serveCall(app, calls.getSettings, async () => {
    const { brand, seller, support, tax, delivery, packing, books, letters } = await readSections(deps.db);
    const rest = { packing, books, letters };
    const settings = { brand, seller, support, tax, delivery: toDeliveryView(delivery), ...rest };
    return ok({ success: true, settings });
  });

  serveCall(app, calls.changeBrand, async ({ staff, headers, body }) => {
    const change = { key: 'brand', version: matchedVersion(headers), typed: body } as const;
    const changed = await changeSetting(deps, staff, change);
    return changed.ok ? ok({ success: true, section: changed.value }) : changed;
  });

  serveCall(app, look.getLook, async () =>
    ok({ success: true, section: (await readSections(deps.db)).look }),
  );

  serveCall(app, look.changeLook, async ({ staff, headers, body }) => {
    const change = { key: 'look', version: matchedVersion(headers), typed: body } as const;
    const changed = await changeSetting(deps, staff, change);
    return changed.ok ? ok({ success: true, section: changed.value }) : changed;
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

  serveCall(app, calls.changeTax, async ({ staff, headers, body }) => {
    const change = { key: 'tax', version: matchedVersion(headers), typed: body } as const;
    const changed = await changeSetting(deps, staff, change);
    return changed.ok ? ok({ success: true, section: changed.value }) : changed;
  });

  serveCall(app, calls.changeDelivery, async ({ staff, headers, body }) => {
    const change = {
      key: 'delivery',
      version: matchedVersion(headers),
      typed: deliveryInPaise(body),
    } as const;
    const changed = await changeSetting(deps, staff, change);
    return changed.ok ? ok({ success: true, section: toDeliveryView(changed.value) }) : changed;
  });

  serveCall(app, arrival.getDeliveryAreas, async () =>
    ok({ success: true, section: (await readSections(deps.db)).arrival }),
  );

  serveCall(app, arrival.changeDeliveryAreas, async ({ staff, headers, body }) => {
    const change = { key: 'arrival', version: matchedVersion(headers), typed: body } as const;
    const changed = await changeSetting(deps, staff, change);
    return changed.ok ? ok({ success: true, section: changed.value }) : changed;
  });

  serveCall(app, methods.getDeliveryMethodsSetting, async () =>
    ok({ success: true, section: toMethodsView((await readSections(deps.db)).methods) }),
  );

  serveCall(app, methods.changeDeliveryMethods, async ({ staff, headers, body }) => {
    const change = { key: 'methods', version: matchedVersion(headers), typed: methodsInPaise(body) } as const;
    const changed = await changeSetting(deps, staff, change);
    return changed.ok ? ok({ success: true, section: toMethodsView(changed.value) }) : changed;
  });

  serveCall(app, calls.changePacking, async ({ staff, headers, body }) => {
    const change = { key: 'packing', version: matchedVersion(headers), typed: body } as const;
    const changed = await changeSetting(deps, staff, change);
    return changed.ok ? ok({ success: true, section: changed.value }) : changed;
  });

  serveCall(app, calls.changeBooks, async ({ staff, headers, body }) => {
    const change = { key: 'books', version: matchedVersion(headers), typed: body } as const;
    const changed = await changeSetting(deps, staff, change);
    return changed.ok ? ok({ success: true, section: changed.value }) : changed;
  });

  serveCall(app, calls.changeLetters, async ({ staff, headers, body }) => {
    const change = { key: 'letters', version: matchedVersion(headers), typed: body } as const;
    const changed = await changeSetting(deps, staff, change);
    return changed.ok ? ok({ success: true, section: changed.value }) : changed;
  });

  serveCall(app, menu.getMenu, async () =>
    ok({ success: true, section: (await readSections(deps.db)).menu }),
  );

  serveCall(app, menu.changeMenu, async ({ staff, headers, body }) => {
    const change = { key: 'menu', version: matchedVersion(headers), typed: body } as const;
    const changed = await changeSetting(deps, staff, change);
    return changed.ok ? ok({ success: true, section: changed.value }) : changed;
  });

  serveCall(app, texts.getTexts, async () =>
    ok({ success: true, section: (await readSections(deps.db)).texts }),
  );

  serveCall(app, texts.changeTexts, async ({ staff, headers, body }) => {
    const change = { key: 'texts', version: matchedVersion(headers), typed: body } as const;
    const changed = await changeSetting(deps, staff, change);
    return changed.ok ? ok({ success: true, section: changed.value }) : changed;
  });
}
