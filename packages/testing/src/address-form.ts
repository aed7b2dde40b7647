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

/** The same with a mobile number of its own: what may go to one number on delivery is bounded (CHECKOUT-26). */
export function newAddress() {
  return { ...addressForm(), phone: `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}` };
}
