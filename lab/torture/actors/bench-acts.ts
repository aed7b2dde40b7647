import type { Answer } from '../machine/caller.ts';
import { askStaff, rowsOf } from './ask-staff.ts';
import { listAt, numberAt, textAt } from './read-body.ts';
import { noteStatus } from './record.ts';
import { anyOf, type Moment, type World } from './world.ts';

export async function packParcel(world: World, { chance, id }: Moment): Promise<void> {
  const claimed = await askStaff(world, 'packer', { path: '/packing/claims', body: {} });
  if (claimed === null || claimed.status >= 300 || claimed.body.parcel === null) return;
  const parcelId = textAt(claimed.body, 'parcel', 'id');
  noteParcel(world, claimed);
  let version = numberAt(claimed.body, 'parcel', 'version');
  for (const [line, { sku, quantity }] of linesOf(claimed).entries()) {
    for (let unit = 0; unit < quantity; unit += 1) {
      const answer = await scan(world, parcelId, `${id}-${line}-${unit}`, sku);
      if (answer === null) return;
      version = numberAt(answer.body, 'parcel', 'version');
    }
  }
  if (chance.next() < 0.2) return;
  const closed = await askStaff(world, 'packer', {
    path: `/parcels/${parcelId}/close`,
    version,
    body: { weightGrams: 900 },
  });
  if (closed === null || closed.status >= 300) return;
  noteParcel(world, closed);
  const shipped = await askStaff(world, 'packer', {
    path: `/parcels/${parcelId}/shipment`,
    version: numberAt(closed.body, 'parcel', 'version'),
    body: { courier: 'Delhivery', trackingNumber: `TP${id}` },
  });
  if (shipped !== null && shipped.status < 300) noteParcel(world, shipped);
}

/** Idempotent by gesture. */
async function scan(world: World, parcelId: string, gestureId: string, code: string): Promise<Answer | null> {
  for (let tries = 0; tries < 5; tries += 1) {
    const answer = await askStaff(world, 'packer', {
      path: `/parcels/${parcelId}/scans`,
      body: { gestureId, code },
    });
    if (answer === null || answer.status >= 500) continue;
    if (answer.status >= 300) return null;
    world.record.scans.set(`${parcelId} ${gestureId}`, textAt(answer.body, 'verdict'));
    return answer;
  }
  return null;
}

function linesOf({ body }: Answer) {
  return listAt(body, 'parcel', 'lines').map((line) => ({
    sku: textAt(line, 'sku'),
    quantity: numberAt(line, 'quantity') - numberAt(line, 'packed'),
  }));
}

function noteParcel({ record }: World, { body }: Answer): void {
  const [id, state] = [textAt(body, 'parcel', 'id'), textAt(body, 'parcel', 'state')];
  noteStatus(record.parcels, id, state, numberAt(body, 'parcel', 'version'));
}

export async function holdOrder(world: World, { chance }: Moment): Promise<void> {
  const row = anyOf(await rowsOf(world, 'support', '/orders?status=placed,processing'), chance);
  if (row === undefined) return;
  const path = `/orders/${textAt(row, 'id')}/hold`;
  const held = await askStaff(world, 'support', {
    method: 'PUT',
    path,
    version: numberAt(row, 'version'),
    body: { reason: 'Address unclear' },
  });
  if (held === null || held.status >= 300) return;
  const version = numberAt(held.body, 'order', 'version');
  if (chance.next() < 0.8) await askStaff(world, 'support', { method: 'DELETE', path, version });
}

/** Off by one, or equal. */
export async function countStock(world: World, { chance, id }: Moment): Promise<void> {
  const goods = anyOf(
    world.goods.filter(({ isFood }) => !isFood),
    chance,
  );
  if (goods === undefined) return;
  const { variantId } = goods;
  const seen = await askStaff(world, 'stock-keeper', { method: 'GET', path: `/stock/${variantId}` });
  const begun = await askStaff(world, 'stock-keeper', { path: '/stock-counts', body: { note: id } });
  if (seen === null || begun === null || seen.status >= 300 || begun.status >= 300) return;
  const path = `/stock-counts/${textAt(begun.body, 'count', 'id')}`;
  const counted = numberAt(seen.body, 'stock', 'onHand') + chance.between(0, 1);
  const line = await askStaff(world, 'stock-keeper', {
    path: `${path}/lines`,
    body: { variantId, batchId: null, counted },
  });
  if (line === null || line.status >= 300) return;
  const version = numberAt(line.body, 'count', 'version');
  await askStaff(world, 'stock-keeper', { path: `${path}/apply`, version });
}
