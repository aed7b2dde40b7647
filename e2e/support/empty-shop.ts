import type { Page, Route } from '@playwright/test';

type Section = { values: object; version: number };
type Policy = { slug: string; title: string; body: string; values: { name: string; value: string }[] };

const BLANK = 'days until dispatch';

/**
 * Lets the staff app find a shop of which nobody has said anything yet, as a live one begins; it keeps what is sent. The
 * shop of the journeys itself is a sandbox, whose words other journeys read.
 */
export async function stageEmptyShop(page: Page): Promise<{ readonly kept: () => readonly string[] }> {
  const kept: string[] = [];
  const settings: Record<string, Section> = {
    brand: empty('name malayalamName tagline description linkedin facebook instagram youtube'),
    seller: empty('legalName addressLine1 addressLine2 city state pinCode gstin fssai cin'),
    support: {
      values: {
        ...empty(
          'email alternateEmail phone alternatePhone officerName officerTitle officerEmail officerPhone',
        ).values,
        hours: [],
      },
      version: 0,
    },
    tax: { values: { mode: 'flat18' }, version: 0 },
    delivery: {
      values: {
        charge: 40,
        freeFrom: 500,
        fewestDays: 3,
        mostDays: 5,
        unprovenCash: 10_000,
        unprovenUnits: 100,
        provenCash: 50_000,
        provenUnits: 500,
      },
      version: 0,
    },
  };
  const policies = new Map(
    ['privacy-policy', 'refund-policy', 'shipping-policy', 'terms-of-service'].map((slug) => {
      const values = [{ name: BLANK, value: '' }];
      return [slug, { slug, title: slug, body: `We send it within {{${BLANK}}}.`, values } as Policy];
    }),
  );
  let catalogue: string | null = null;

  const checklist = () => {
    const said = [...Object.keys(settings).filter((key) => settings[key]?.version !== 0)];
    const items = [...Object.keys(settings), 'policies', 'products'].map((id) => ({
      id,
      title: `The ${id}`,
      text: `Why the ${id} is needed.`,
      isDone: said.includes(id) || (id === 'policies' && kept.includes('terms-of-service')),
      isRequired: true,
      page: id === 'products' ? '/products' : `/settings/${id}`,
    }));
    return { mode: 'live', items, canOpen: false, isOpen: false, openedAt: null, catalogue };
  };
  const answer = (route: Route, body: object) => route.fulfill({ json: { success: true, ...body } });

  await page.route(/\/api\/staff\/checklist$/, (route) => answer(route, checklist()));
  await page.route(/\/api\/staff\/settings$/, (route) => answer(route, { settings }));
  await page.route(/\/api\/staff\/settings\/(\w+)$/, (route) => {
    const key = route.request().url().split('/').at(-1) ?? '';
    const section = { values: route.request().postDataJSON(), version: (settings[key]?.version ?? 0) + 1 };
    settings[key] = section;
    kept.push(key);
    return answer(route, { section });
  });
  await page.route(/\/api\/staff\/opening\/catalogue$/, (route) => {
    ({ catalogue } = route.request().postDataJSON());
    kept.push(`catalogue: ${catalogue}`);
    return answer(route, checklist());
  });
  await page.route(/\/api\/staff\/policies\/([\w-]+)$/, (route) => {
    const slug = route.request().url().split('/').at(-1) ?? '';
    const known = policies.get(slug);
    if (known === undefined) return route.abort();
    const isKept = route.request().method() === 'PUT';
    if (isKept) {
      policies.set(slug, { ...known, ...route.request().postDataJSON() });
      kept.push(slug);
    }
    const policy = {
      ...known,
      ...policies.get(slug),
      openBlanks: [],
      isShown: isKept,
      shownSince: null,
      version: 0,
    };
    return answer(route, { policy, template: known });
  });
  return { kept: () => kept };
}

function empty(fields: string): Section {
  return { values: Object.fromEntries(fields.split(' ').map((field) => [field, ''])), version: 0 };
}
