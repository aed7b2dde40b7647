/** Recipients, their data and purposes, for download and privacy policy (PRIVACY-7). */
export const RECIPIENTS = [
  {
    who: 'Couriers',
    what: 'the name, address and phone number on the parcel',
    purpose: 'to deliver it',
  },
  {
    who: 'Our payment partner and your bank',
    what: 'what is paid, and how to reach you about it',
    purpose: 'to take payments and send refunds',
  },
  {
    who: 'Email and SMS providers',
    what: 'your email address or mobile number, and the message',
    purpose: 'to carry our messages to you',
  },
  {
    who: 'Google or Facebook',
    what: 'that you log in here, only if you choose to log in with them',
    purpose: 'to log you in',
  },
  {
    who: 'Authorities',
    what: 'what the law obliges us to show',
    purpose: 'to obey the law',
  },
] as const;
