import * as calls from '@ilaneer/contract/staff/saved-views';
import { type ExampleKit, staffExamples } from '../staff-example.ts';

const body = { list: 'orders', name: 'Late', address: 'status=processing' };

export const savedViewExamples = staffExamples(calls, {
  saveView: { prepare: async () => ({ body }), countsOnce: 'SAVED_VIEW_NAME_TAKEN', isOwn: true },
  changeView: {
    prepare: async (kit) => ({ ...(await savedView(kit)), body: { name: 'Very late' } }),
    isOwn: true,
  },
  deleteView: { prepare: savedView, isOwn: true, slowerError: 'SAVED_VIEW_NOT_FOUND' },
});

async function savedView({ staff }: ExampleKit) {
  const { view } = (await staff.call('POST', '/saved-views', { body })).body as {
    view: { id: string; version: number };
  };
  return { params: { viewId: view.id }, version: view.version };
}
