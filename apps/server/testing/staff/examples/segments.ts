import { randomUUID } from 'node:crypto';
import * as calls from '@ilaneer/contract/staff/customers/segments';
import { EVERYONE } from '@ilaneer/domain/customer/segment';
import { type ExampleKit, staffExamples } from '../staff-example.ts';

const rules = { ...EVERYONE, tags: ['wholesale'], pins: ['682'], skus: [] };
const form = () => ({ name: `Wholesale ${randomUUID()}`, ...rules });

async function newSegment({ staff }: ExampleKit): Promise<calls.SegmentView> {
  const { body } = await staff.call('POST', '/segments', { body: form() });
  return body.segment as calls.SegmentView;
}

export const segmentExamples = staffExamples(calls, {
  countSegment: { leavesNoEntry: 'only asks', prepare: async () => ({ body: rules }) },
  makeSegment: { countsOnce: 'VALIDATION_FAILED', prepare: async () => ({ body: form() }) },
  changeSegment: {
    prepare: async (kit) => {
      const { id, version } = await newSegment(kit);
      return { params: { segmentId: id }, version, body: form() };
    },
  },
  deleteSegment: {
    slowerError: 'SEGMENT_NOT_FOUND',
    prepare: async (kit) => {
      const { id, version } = await newSegment(kit);
      return { params: { segmentId: id }, version };
    },
  },
});
