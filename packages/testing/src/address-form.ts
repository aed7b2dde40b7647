/** A delivery address that passes, as the storefront sends it. */
export function addressForm() {
  return {
    fullName: 'Asha Menon',
    phone: '9876543210',
    addressLine1: '12 Palm Grove Road',
    addressLine2: 'Near the boat jetty',
    city: 'Kochi',
    state: 'Kerala',
    country: 'India',
    zipCode: '682001',
    addressType: 'Home' as const,
  };
}
