import { randomUUID } from 'node:crypto';
import * as calls from '@ilaneer/contract/staff/parcels/handovers';
import { ok } from '@ilaneer/domain/result';
import { eq } from 'drizzle-orm';
import { vi } from 'vitest';
import { parcels } from '../../../src/db/schema/order/parcel.ts';
import { packedParcel } from '../../shoppers/shipped-parcels.ts';
import { type ExampleKit, staffExamples } from '../staff-example.ts';

export const handoverExamples = staffExamples(calls, {
  listHandovers: { prepare: async () => ({}) },
  getHandover: { prepare: async (kit) => ({ params: { handoverId: (await opened(kit)).id } }) },
  openHandover: {
    countsOnce: 'answers alike',
    prepare: async () => ({ body: { courier: newCourier() } }),
  },
  openHandoverByScan: {
    countsOnce: 'is done for both',
    prepare: async (kit) => {
      const { id, number } = await packed(kit);
      const shipment = { courier: newCourier(), trackingNumber: 'AWB-1000' };
      await kit.shop.db.update(parcels).set(shipment).where(eq(parcels.id, id));
      return { body: { code: number } };
    },
  },
  discardHandover: {
    countsOnce: 'HANDOVER_NOT_FOUND',
    prepare: async (kit) => ({ params: { handoverId: (await opened(kit)).id } }),
  },
  scanOut: {
    countsOnce: 'is done for both',
    prepare: async (kit) => {
      const { id: handoverId } = await opened(kit);
      const { id: parcelId } = await packed(kit);
      return { params: { handoverId }, body: { code: 'AWB-1000', parcelId } };
    },
  },
  takeOutOfHandover: {
    countsOnce: 'is done for both',
    prepare: async (kit) => {
      const { id: handoverId, parcels: inIt } = await filled(kit);
      return { params: { handoverId }, body: { parcelId: inIt[0]?.parcelId ?? '' } };
    },
  },
  askForPickup: {
    countsOnce: 'answers alike',
    prepare: async (kit) => {
      const { deps } = kit.shop;
      const requestPickup = () => async () => ok(null);
      Object.assign(deps, { courier: { ...deps.courier, requestPickup } });
      return { params: { handoverId: (await filled(kit)).id } };
    },
  },
  closeHandover: {
    countsOnce: 'HANDOVER_CLOSED',
    prepare: async (kit) => ({
      params: { handoverId: (await filled(kit)).id },
      body: { handedTo: 'Biju' },
    }),
  },
  printManifest: {
    prepare: async (kit) => {
      const { id: handoverId } = await filled(kit);
      await kit.staff.call('POST', `/handovers/${handoverId}/close`, { body: {} });
      await vi.waitFor(async () => {
        const { state } = handoverOf(await kit.staff.call('GET', `/handovers/${handoverId}`));
        if (state !== 'closed') throw new Error('the parcels are being shipped');
      }, 30_000);
      return { params: { handoverId } };
    },
  },
});

function newCourier(): string {
  return `Courier ${randomUUID().slice(0, 8)}`;
}

async function opened({ staff }: ExampleKit): Promise<calls.HandoverView> {
  return handoverOf(await staff.call('POST', '/handovers', { body: { courier: newCourier() } }));
}

async function packed({ shop, staff }: ExampleKit) {
  return packedParcel(shop, await shop.newShopper(), staff);
}

async function filled(kit: ExampleKit): Promise<calls.HandoverView> {
  const { id } = await opened(kit);
  const { id: parcelId } = await packed(kit);
  const body = { code: 'AWB-1000', parcelId };
  return handoverOf(await kit.staff.call('POST', `/handovers/${id}/scans`, { body }));
}

function handoverOf({ body }: { readonly body: Record<string, unknown> }): calls.HandoverView {
  return body.handover as calls.HandoverView;
}
