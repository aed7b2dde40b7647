import type { SmsSender, SmsTemplate } from './sms.ts';
import { isAsRegistered, type RegisteredTexts } from './sms-words.ts';

/** MSG91 account and template ids; null: that message is off. */
export type Msg91Account = {
  readonly url: string;
  readonly authKey: string;
  readonly templateIds: Readonly<Record<SmsTemplate, string | null>>;
  /** Registered texts; if given, differing messages are not sent. */
  readonly registeredTexts: RegisteredTexts;
};

const ANSWER_WITHIN_MS = 10_000;

/**
 * https://docs.msg91.com/sms (Flow API v5). Refusals come as 200 with `type: "error"`; error texts may quote
 * the message and are dropped. Operators block unregistered messages.
 */
export function msg91Sms({ url, authKey, templateIds, registeredTexts }: Msg91Account): SmsSender {
  return async (sms) => {
    const { to, template, variables } = sms;
    const templateId = templateIds[template];
    if (templateId === null) return;
    const registered = registeredTexts[template];
    if (registered !== null && !isAsRegistered(registered, sms)) {
      throw new Error(`the SMS '${template}' says something else than the text that is registered for it`);
    }
    const response = await fetch(url, {
      method: 'POST',
      headers: { authkey: authKey, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        template_id: templateId,
        short_url: '0',
        recipients: [{ mobiles: `91${to}`, ...variables }],
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const answer: unknown = await response.json().catch(() => null);
    const isTaken =
      typeof answer === 'object' && answer !== null && 'type' in answer && answer.type === 'success';
    if (!response.ok || !isTaken)
      throw new Error(`the SMS gateway refused a message (status ${response.status})`);
  };
}
