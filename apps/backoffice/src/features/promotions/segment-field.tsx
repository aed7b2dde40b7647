import type { listSegments } from '@ilaneer/contract/staff/customers/segments';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useProblem } from '../../parts/form/fields.tsx';
import { useMay } from '../../session/permission.ts';
import { request } from '../../session/staff-api.ts';

/** A saved segment; members who may not read customers keep the chosen one. */
export function SegmentField({ label }: { label: string }) {
  const { register } = useFormContext();
  const mayRead = useMay()('customers.read');
  const chosen: string = useWatch({ name: 'segmentId' });
  const { data: segments = [], isSuccess } = useQuery({
    queryKey: ['segment', 'all'],
    queryFn: async ({ signal }) =>
      (await request<typeof listSegments>('GET', '/staff/segments', { signal })).segments,
    enabled: mayRead,
  });
  const isListed = segments.some(({ id }) => id === chosen);
  return (
    <SelectField
      label={label}
      hint="A segment is evaluated when a cart is priced; guests are in none."
      {...register('segmentId')}
      error={useProblem('segmentId')}
    >
      <option value="">All customers</option>
      {chosen !== '' && !isListed && (
        <option value={chosen}>{isSuccess ? 'A deleted segment: no customer' : 'The chosen segment'}</option>
      )}
      {segments.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
