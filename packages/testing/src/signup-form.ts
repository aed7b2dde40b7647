let made = 0;

export function signupForm() {
  made += 1;
  return {
    name: 'Asha Menon',
    email: `asha.${process.pid}.${Date.now()}.${made}@example.in`,
    password: 'karikku-2026',
    agreeToTerms: true,
    subscribeToEmails: false,
  };
}
