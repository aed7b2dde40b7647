import type { listPhoneCustomerAddresses } from '@ilaneer/contract/staff/orders/phone-orders';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../session/staff-api.ts';

export function useKnownPlaces(customerId = '') {
  return useQuery({
    queryKey: ['customer', customerId, 'addresses'],
    enabled: customerId !== '',
    queryFn: ({ signal }) =>
      request<typeof listPhoneCustomerAddresses>(
        'GET',
        '/staff/phone-orders/customers/:customerId/addresses',
        { params: { customerId }, signal },
      ),
  });
}
