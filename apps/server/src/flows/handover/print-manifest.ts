import { formatMoment } from '@ilaneer/domain/india-day';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { formatRupees, NO_PAISE, paise, sumPaise } from '@ilaneer/domain/money';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { eWayNumberWords } from '@ilaneer/domain/tax-document/e-way-bill';
import type { Deps, ShopBrand } from '../../deps/deps.ts';
import type { PrinterDeps } from '../../drawing/document-printer.ts';
import type { Manifest } from '../../drawing/sheets.ts';
import type { Failure } from '../../http/failure.ts';
import type { SentFile } from '../../http/serve-file.ts';
import {
  findHandover,
  type Handover,
  type HandoverParcel,
  listHandoverParcels,
} from '../../modules/handover/handover.ts';

/** From the kept figures, alike each time (PARCEL-44). Errors: HANDOVER_NOT_FOUND, HANDOVER_OPEN. */
export async function printManifest(
  { db, brand, now, drawSheets }: Deps & PrinterDeps,
  handoverId: string,
): Promise<Result<SentFile, Failure>> {
  const handover = await findHandover(db, { id: handoverId });
  if (handover === null) return err({ code: 'HANDOVER_NOT_FOUND' });
  if (handover.closedAt === null) return err({ code: 'HANDOVER_OPEN' });
  const manifest = toManifest(brand, handover, await listHandoverParcels(db, handoverId));
  const { name: author, seller } = brand;
  const { logo = '', colours } = seller;
  const bytes = await drawSheets({
    ...{ title: manifest.title, author, logo, at: now(), sheets: [{ kind: 'manifest', manifest }] },
    ...(colours !== undefined && { colours }),
  });
  return ok({
    name: `manifest-${handover.number}.pdf`,
    type: 'application/pdf',
    bytes,
    isInline: true,
  });
}

function toManifest(brand: ShopBrand, handover: Handover, all: readonly HandoverParcel[]): Manifest {
  const gone = all.filter(({ result }) => result === 'handed over');
  const { line1, line2, city, pinCode, state } = brand.address;
  const grams = gone.map(({ weightGrams }) => weightGrams ?? 0).reduce((sum, one) => sum + one, 0);
  const cash = sumPaise(NO_PAISE, ...gone.map(({ toCollectPaise }) => paise(toCollectPaise ?? 0)));
  return {
    title: `Manifest ${handover.number}`,
    shop: brand.name,
    address: [line1, line2, `${city} ${pinCode}, ${state}`].filter((line) => line !== '').join(', '),
    courier: handover.courier,
    handedTo: handover.handedTo,
    handedOverAt: formatMoment(handover.closingAt ?? handover.openedAt),
    rows: gone.map(({ number, trackingNumber, eWayBillNumber, weightGrams, toCollectPaise }) => ({
      number,
      trackingNumber: withEWayBill(trackingNumber, eWayBillNumber),
      weight: weightGrams === null ? '–' : `${indianDigits(weightGrams)} g`,
      toCollect: toCollectPaise ? formatRupees(paise(toCollectPaise)) : '–',
    })),
    weight: grams === 0 ? '–' : `${indianDigits(grams)} g`,
    toCollect: formatRupees(cash),
  };
}

function withEWayBill(trackingNumber: string, eWayBill: string | null): string {
  return eWayBill === null ? trackingNumber : `${trackingNumber}, e-way bill ${eWayNumberWords(eWayBill)}`;
}
