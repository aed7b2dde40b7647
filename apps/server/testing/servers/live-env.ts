export const LIVE_ENV = {
  MODE: 'live',
  DATABASE_URL: 'postgresql://shop:pa55word@db.example/shop?sslmode=verify-full',
  JWT_SECRET: 'a-secret-of-more-than-thirty-two-characters',
  PUBLIC_URL: 'https://shop.example.in',
  SMTP_URL: 'smtps://user:pa55word@mail.example:465',
};
