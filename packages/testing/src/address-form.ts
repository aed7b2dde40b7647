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

/** With its own mobile number: cash on delivery to one number is limited (CHECKOUT-26). */
export function newAddress() {
  return { ...addressForm(), phone: `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}` };
}
