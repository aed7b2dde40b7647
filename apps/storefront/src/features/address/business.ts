import type {
  BusinessBody,
  BusinessView,
  changeBusiness,
  getBusiness,
  removeBusiness,
} from '@ilaneer/contract/address/business';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../lib/api-client.ts';
import { useSession } from '../../lib/session.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';

const BUSINESS_KEY = 'business';

/** ADDRESS-21. */
export function useBusiness() {
  const { user, isConfirmed } = useSession();
  return useQuery({
    queryKey: [BUSINESS_KEY, user?.id],
    enabled: isConfirmed,
    queryFn: ({ signal }) => request<typeof getBusiness>('GET', '/account/business', { signal }),
    select: (reply) => reply.business,
  });
}

export function useSaveBusiness() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BusinessBody) => request<typeof changeBusiness>('PUT', '/account/business', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [BUSINESS_KEY] }),
  });
}

export function useRemoveBusiness() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => request<typeof removeBusiness>('DELETE', '/account/business', {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [BUSINESS_KEY] }),
  });
}

export function useBilledBusiness() {
  const business = useBusiness();
  const [isWanted, setWanted] = useState(() => readStored('billToBusiness') === 'yes');
  const [isUnsaved, setUnsaved] = useState(false);
  return {
    saved: business.data ?? null,
    isKnown: business.data !== undefined,
    problem: business.data === undefined ? business.error : null,
    retry: () => void business.refetch(),
    isWanted,
    want: (wanted: boolean): void => {
      if (wanted) writeStored('billToBusiness', 'yes');
      else removeStored('billToBusiness');
      setWanted(wanted);
    },
    isUnsaved,
    setUnsaved,
    billed: isWanted ? (business.data ?? null) : null,
  };
}

export type BilledBusiness = ReturnType<typeof useBilledBusiness>;

export function businessLines(business: BusinessView): string[] {
  const { gstin, addressLine1, addressLine2, city, state, pinCode } = business;
  return [`GSTIN ${gstin}`, addressLine1, addressLine2, [city, pinCode].join(' ').trim(), state].filter(
    (line) => line !== '',
  );
}
