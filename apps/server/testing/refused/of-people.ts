import type { Refused } from './refused.ts';

export const REFUSED_OF_PEOPLE: Refused = [
  [
    'a subcategory of what is not there',
    'categories_parent_id_categories_id_fk',
    `update categories set parent_id = 'nowhere' where id = 'packs'`,
  ],
  [
    'one customer of a gateway who is two shoppers',
    'gateway_customers_of_one',
    `insert into gateway_customers select u.id, g.gateway, g.customer_id, g.created_at from gateway_customers g, users u where u.id <> g.user_id limit 1`,
  ],
  ['two default addresses of one shopper', 'addresses_one_default', 'update addresses set is_default = true'],
  ['a PIN code of five digits', 'addresses_pin_code_form', `update addresses set pin_code = '68200'`],
  [
    'two accounts with one email',
    'users_email_key',
    `update users set email = 'anu@example.in' where id = 'u-biju'`,
  ],
  [
    'an email in capitals',
    'users_email_form',
    `update users set email = 'Anu@Example.in' where id = 'u-anu'`,
  ],
  [
    'an account that nobody can reach',
    'users_reachable',
    `update users set email = null, mobile = null where id = 'u-biju'`,
  ],
  [
    'a deleted account that keeps its address',
    'users_deleted_is_nobody',
    `update users set deleted_at = now(), deactivated_at = now() where id = 'u-anu'`,
  ],
  [
    'one person of a provider in two accounts',
    'user_identities_provider_subject_pk',
    `insert into user_identities (provider, subject, user_id, created_at)
     values ('google', '110000000000000000001', 'u-biju', now())`,
  ],
  [
    'a request about data that is open and closed',
    'data_requests_closed',
    `update data_requests set state = 'open'`,
  ],
  ['a blank note about a customer', 'customer_notes_text_given', `update customer_notes set text = ' '`],
  ['a tag in capitals', 'customer_tags_form', `update customer_tags set tag = 'Wholesale'`],
  [
    'two segments of one name',
    'customer_segments_name_key',
    `insert into customer_segments select 'segment-2', name, rules, version, created_at, updated_at from customer_segments`,
  ],
  [
    'a customer without orders who has a last one',
    'customer_figures_order_days',
    'update customer_figures set orders = 0 where last_order_at is not null',
  ],
  ['a sixth try of an OTP', 'one_time_codes_tries', 'update one_time_codes set tries = 6'],
  [
    'an OTP that confirms a change of nobody',
    'one_time_codes_owner',
    `update one_time_codes set user_id = null where purpose = 'confirm'`,
  ],
  [
    'an OTP for a cookie of no device',
    'one_time_codes_brought_cookie',
    'update one_time_codes set brought_cookie = true, device_hash = null',
  ],
  [
    'a consent for a purpose that nobody knows',
    'consents_purpose',
    `insert into consents (id, user_id, purpose, given, place, happened_at)
     values ('c-9', 'u-biju', 'offers', true, 'account', now())`,
  ],
  [
    'a consent from nowhere',
    'consents_place',
    `insert into consents (id, user_id, purpose, given, place, happened_at)
     values ('c-9', 'u-biju', 'emails', true, 'dream', now())`,
  ],
  [
    'words of a consent that was taken back',
    'consents_words_of_a_version',
    `insert into consents (id, user_id, purpose, given, text_version, words_hash, place, happened_at)
     select 'c-9', 'u-biju', 'emails', false, '2026-11-23', hash, 'account', now() from consent_texts`,
  ],
  [
    'a consent to words that are not kept',
    'consents_words_hash_consent_texts_hash_fk',
    `insert into consents (id, user_id, purpose, given, text_version, words_hash, place, happened_at)
     values ('c-9', 'u-biju', 'emails', true, '2026-11-23', 'abc', 'account', now())`,
  ],
  [
    'a consent to a policy without its hash',
    'consents_policies_whole',
    `insert into consents (id, user_id, purpose, given, terms_version, place, happened_at)
     values ('c-9', 'u-biju', 'emails', true, 3, 'account', now())`,
  ],
  [
    'words of a consent that say nothing',
    'consent_texts_words_given',
    `insert into consent_texts (words, first_used_at) values (' ', now())`,
  ],
  ['a business with half a GSTIN', 'businesses_gstin_form', `update businesses set gstin = '32AAKCA'`],
  ['a business without a name', 'businesses_named', `update businesses set legal_name = ' '`],
  ['a business without a PIN code', 'businesses_pin_code_form', `update businesses set pin_code = ''`],
  ['a nominee without a name', 'nominees_given', `update nominees set name = ' '`],
  ['a question of nothing', 'faqs_question_given', `update faqs set question = ' '`],
  ['a question without an answer', 'faqs_answer_given', `update faqs set answer = ''`],
  ['a category without a title', 'faq_categories_title_given', `update faq_categories set title = ' '`],
  ['two articles at one address', 'blog_posts_slug_key', `update blog_posts set slug = 'same'`],
  ['an address that no link can hold', 'blog_posts_slug_form', `update blog_posts set slug = 'Oil & co'`],
  [
    'an excerpt that an older client would show as HTML',
    'blog_posts_excerpt_is_plain',
    `update blog_posts set excerpt = '<b>Oil</b>'`,
  ],
  [
    'a public article without a text',
    'blog_posts_complete_in_public',
    `update blog_posts set body = '', active = true`,
  ],
  [
    'a scheduled article without a moment',
    'blog_posts_complete_in_public',
    `update blog_posts set published_at = null, active = true`,
  ],
  [
    'a former address of no article',
    'blog_former_slugs_article_id_blog_posts_id_fk',
    `update blog_former_slugs set article_id = 'nothing'`,
  ],
  [
    'a search that holds a phone number',
    'missed_searches_impersonal',
    `update missed_searches set words = 'call 9876543210'`,
  ],
  ['a search that was never made', 'missed_searches_count', 'update missed_searches set count = 0'],
  [
    'an article that takes no time',
    'blog_posts_read_minutes_positive',
    'update blog_posts set read_minutes = 0',
  ],
  [
    'a reason without words that was never erased',
    'audit_reasons_erased',
    `insert into audit_reasons (entry_id, salt) values (2, '\\x08')`,
  ],
  ['a setting that nobody knows', 'settings_key', `update settings set key = 'colour'`],
  ['a page at an address with a slash', 'pages_slug_form', `update pages set slug = 'a/b'`],
  [
    'an address on the newsletter list twice',
    'newsletter_subscriptions_email_key',
    `update newsletter_subscriptions set email = 'reader.two@example.in' where id = 'n-left'`,
  ],
  [
    'a newsletter address in capitals',
    'newsletter_subscriptions_email_form',
    `update newsletter_subscriptions set email = upper(email)`,
  ],
  [
    'a subscription confirmed before it was asked for',
    'newsletter_subscriptions_confirmed',
    `update newsletter_subscriptions set confirmed_at = requested_at - interval '1 day'`,
  ],
  [
    'a mail link of no purpose',
    'newsletter_tokens_purpose',
    `update newsletter_tokens set purpose = 'other'`,
  ],
  [
    'a letter to one address twice',
    'letter_deliveries_letter_id_subscription_id_pk',
    `insert into letter_deliveries select * from letter_deliveries`,
  ],
  [
    'a letter that is sent and not finished',
    'letters_finished',
    `update letters set finished_at = null where id = 'letter-sent'`,
  ],
  [
    'a draft with a time',
    'letters_scheduled',
    `update letters set send_at = now() where id = 'letter-draft'`,
  ],
  [
    'a button that leads nowhere',
    'letters_button',
    `update letters set button_label = 'See it', button_url = ''`,
  ],
  ['an import of no kind', 'staff_imports_kind', `update staff_imports set kind = 'other'`],
  [
    'an imported file that is still kept',
    'staff_imports_applied_is_put_away',
    `update staff_imports set content = 'SKU' where id = 'import-prices'`,
  ],
  [
    'an import of a file with errors',
    'staff_imports_applied_whole',
    `update staff_imports set content = null, applied_at = now() where id = 'import-wrong'`,
  ],
  [
    'a mail beyond the UIDs of IMAP',
    'read_mailboxes_last_uid',
    'update read_mailboxes set last_uid = 4294967296',
  ],
  ['fewer than no mails given up', 'read_mailboxes_skipped', 'update read_mailboxes set skipped = -1'],
  [
    'a message of a shopper that took a ticket',
    'ticket_messages_took_ticket',
    `update ticket_messages set took_ticket = true where author = 'shopper'`,
  ],
];
