/** Recipients, their data and purposes, for download and privacy policy (PRIVACY-7). */
export const RECIPIENTS = [
  {
    who: 'Couriers',
    what: 'the name, address and phone number on the parcel',
    purpose: 'to deliver it',
  },
  {
    who: 'Our payment partner and your bank',
    what: 'amounts and your contact details',
    purpose: 'to take payments and send refunds',
  },
  {
    who: 'Email and SMS providers',
    what: 'your email address or mobile number, and the message',
    purpose: 'to deliver our messages',
  },
  {
    who: 'Google or Facebook',
    what: 'your login, only if you log in with them',
    purpose: 'to log you in',
  },
  {
    who: 'Authorities',
    what: 'data that the law requires us to disclose',
    purpose: 'to comply with the law',
  },
] as const;
