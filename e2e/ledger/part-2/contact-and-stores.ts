import { does, holds, located, offers, prompts, reads, type State, shows, state } from '../row.ts';
import { visit } from '../states/visits.ts';

/** The contact page and the stores. */
export const contactAndStores: readonly State[] = [
  {
    name: 'the contact page',
    scenes: [
      {
        open: async (stage) => {
          await stage.page.clock.install();
          await visit(stage, '/contact-us');
        },
        rows: [
          located('2 Contact', 'Read more about us', (page) =>
            page.getByRole('link', { name: 'Read more about us' }).and(page.locator('[href="#/about-us"]')),
          ),
          offers('2 Contact', 'Send message', 'button'),
          located('2 Contact', 'first name', (page) => page.getByRole('textbox', { name: 'First name' })),
          located('2 Contact', 'The phone is marked required', (page) =>
            page.locator('input[name=phone][required], input[name=phone][aria-required=true]'),
          ),
          located('2 Contact', 'the email field is of email type', (page) =>
            page.getByRole('form', { name: 'Contact' }).locator('input[type=email]'),
          ),
          located('2 Contact', 'message', (page) =>
            page.getByRole('form', { name: 'Contact' }).locator('textarea'),
          ),
          reads(
            '2 Contact',
            'four info blocks',
            ['Address', 'Email', 'Opening hours', 'Phone'],
            async ({ page }) => {
              const titles = await page
                .getByRole('main')
                .getByRole('heading', { level: 2 })
                .allTextContents();
              return titles.filter((title) => ['Address', 'Email', 'Opening hours', 'Phone'].includes(title));
            },
          ),
          holds('2 Contact', 'Opening hours: Mon-Fri 10am-8pm', 'Mon-Fri 10am-8pm'),
          holds('2 Contact', 'Opening hours: Sat-Sun 10am-10pm', 'Sat-Sun 10am-10pm'),
          reads('2 Contact', 'two emails and two phone numbers', [2, 2], async ({ page }) => [
            await page.getByRole('main').locator('a[href^="mailto:"]').count(),
            await page.getByRole('main').locator('a[href^="tel:"]').count(),
          ]),
          located('2 Contact', 'a map', (page) => page.getByRole('img', { name: /^Map of Kerala/ })),
          // decisions 010: the picker starts with India.
          located('2 Contact', 'a country picker', (page) =>
            page.getByRole('combobox', { name: 'Country: India, +91' }),
          ),
          does('9', 'The phone input limits digits to 15', 15, async ({ page }) => {
            const phone = page.getByRole('textbox', { name: 'Phone' });
            await phone.fill('12345678901234567890');
            return (await phone.inputValue()).replace(/\D/g, '').length;
          }),
          does('9', 'country search is debounced at 250 ms', [false, true], async ({ page }) => {
            await page.getByRole('combobox', { name: /^Country/ }).click();
            const options = page.getByRole('listbox', { name: 'Countries' }).getByRole('option');
            await options.nth(2).waitFor();
            await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 1_000);
            await page.getByRole('combobox', { name: 'Search countries' }).fill('Norway');
            await page.clock.runFor(249);
            const early = (await options.count()) === 1;
            await page.clock.runFor(100);
            return [early, (await options.count()) === 1];
          }),
        ],
      },
    ],
  },
  state('the stores', (stage) => visit(stage, '/store'), [
    reads('2 Stores', 'Breadcrumb Homepage > Store', ['Homepage', 'Store'], ({ page }) =>
      page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem').allTextContents(),
    ),
    prompts('2 Stores', 'Search for store by code'),
    reads(
      '2 Stores',
      'five branches',
      ['Malappuram', 'Kozhikode', 'Perinthalmanna', 'Kochi', 'Alappuzha'],
      ({ page }) => page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents(),
    ),
    shows('2 Stores', 'Get direction'),
    shows('2 Stores', 'Working hours'),
    shows('2 Stores', '10:30 AM-1:30 PM'),
    shows('2 Stores', '2:30 PM-6:30 AM'),
    reads('2 Stores', 'two Saturday-Sunday entries', 10, ({ page }) =>
      page.getByText('Saturday-Sunday', { exact: true }).count(),
    ),
    ...['Mail to Kochi', 'Call Kochi', 'Message Kochi'].map((name) =>
      located('2 Stores', `${name}: an icon of its own`, (page) =>
        page.getByRole('link', { name: new RegExp(`^${name}`) }),
      ),
    ),
  ]),
];
