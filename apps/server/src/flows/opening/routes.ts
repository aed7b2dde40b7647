import { getGoodsTax } from '@ilaneer/contract/staff/catalogue/goods-tax';
import { chooseCatalogue, getChecklist, openShop } from '@ilaneer/contract/staff/shop/opening';
import { previewTax } from '@ilaneer/contract/staff/shop/tax-change';
import {
  listTaxRates as listTaxRatesCall,
  previewWithdrawal,
  saveTaxRate as saveTaxRateCall,
  withdrawTaxRate as withdrawTaxRateCall,
} from '@ilaneer/contract/staff/shop/tax-rates';
import { matchedVersion } from '@ilaneer/contract/staff/version';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { serveCall } from '../../http/serve-call.ts';
import type { TaxRateDeps } from '../../modules/tax-rate/tax-rate.ts';
import { beginCatalogue } from './begin-catalogue.ts';
import { viewChecklist } from './checklist.ts';
import { goodsTax } from './goods-tax.ts';
import { openToShoppers } from './open-to-shoppers.ts';
import type { OpeningDeps } from './opening-facts.ts';
import { effectOfTax } from './tax-effect.ts';
import { saveTaxRate, taxRatesNow } from './tax-rates.ts';
import { effectOfWithdrawal, withdrawTaxRate } from './withdraw-rate.ts';

export type { OpeningDeps };

export function openingRoutes(app: FastifyInstance, deps: Deps & OpeningDeps & TaxRateDeps): void {
  serveCall(app, getChecklist, async () => ok({ success: true, ...(await viewChecklist(deps)) }));

  serveCall(app, chooseCatalogue, async ({ staff, body }) => {
    const begun = await beginCatalogue(deps, staff, body.catalogue);
    return begun.ok ? ok({ success: true, ...(await viewChecklist(deps)) }) : begun;
  });

  serveCall(app, previewTax, async ({ query }) =>
    ok({
      success: true,
      effect: await effectOfTax(deps, { ...deps.settings.sections().tax.values, ...query }),
    }),
  );

  serveCall(app, getGoodsTax, async () => ok({ success: true, tax: goodsTax(deps) }));

  serveCall(app, listTaxRatesCall, async () => ok({ success: true, ...(await taxRatesNow(deps)) }));

  serveCall(app, saveTaxRateCall, async ({ staff, headers, body }) => {
    const saved = await saveTaxRate(deps, staff, { version: matchedVersion(headers), rate: body });
    return saved.ok ? ok({ success: true, ...saved.value }) : saved;
  });

  serveCall(app, previewWithdrawal, async ({ query }) => {
    const found = await effectOfWithdrawal(deps, query);
    return found.ok ? ok({ success: true, withdrawal: found.value }) : found;
  });

  serveCall(app, withdrawTaxRateCall, async ({ staff, headers, body }) => {
    const withdrawn = await withdrawTaxRate(deps, staff, { ...body, version: matchedVersion(headers) });
    return withdrawn.ok ? ok({ success: true, ...withdrawn.value }) : withdrawn;
  });

  serveCall(app, openShop, async ({ staff }) => {
    const opened = await openToShoppers(deps, staff);
    return opened.ok ? ok({ success: true, ...(await viewChecklist(deps)) }) : opened;
  });
}
