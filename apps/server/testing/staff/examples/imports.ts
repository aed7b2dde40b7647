import * as calls from '@ilaneer/contract/staff/transfer/imports';
import { csvForm } from '../csv-form.ts';
import { staffExamples } from '../staff-example.ts';
import { testProduct } from '../test-catalogue.ts';
import type { TestStaff } from '../test-staff.ts';

export const importExamples = staffExamples(calls, {
  checkImport: {
    leavesNoEntry: 'it changes nothing: what it would change is imported by another call',
    prepare: async ({ staff }) => ({ params: { kind: 'prices' as const }, ...(await pricesForm(staff)) }),
  },
  applyImport: {
    countsOnce: 'answers alike',
    isOwn: true,
    prepare: async ({ staff }) => {
      const { body } = await staff.call('POST', '/imports/prices', await pricesForm(staff));
      return { params: { importId: (body.import as { id: string }).id } };
    },
  },
  revertImport: {
    countsOnce: 'answers alike',
    isOwn: true,
    prepare: async ({ staff }) => {
      const { body } = await staff.call('POST', '/imports/prices', await pricesForm(staff));
      const { id } = body.import as { id: string };
      await staff.call('POST', `/imports/${id}/application`);
      return { params: { importId: id } };
    },
  },
});

async function pricesForm(staff: TestStaff) {
  const { variants } = await testProduct(staff);
  return csvForm(
    `SKU,Price,Price before discount,MRP\n${variants.find(({ active }) => active)?.sku},240,299,355`,
  );
}
