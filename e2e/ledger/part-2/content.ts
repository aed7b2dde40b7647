import type { Page } from '@playwright/test';
import { does, holds, located, offers, reads, type Stage, type State, shows } from '../row.ts';
import { answer, cut, hang, letAnswer, startOver } from '../states/replies.ts';
import { forgetEverything, visit } from '../states/visits.ts';

const FAQ = 'faq-categories-with-faqs';

const cards = (page: Page, name: RegExp | string) => page.getByRole('region', { name }).getByRole('article');

async function open(stage: Stage, question: string): Promise<void> {
  await stage.page.getByRole('button', { name: question }).click();
}

/** FAQ, blogs, About Us and the policies. */
export const content: readonly State[] = [
  {
    name: 'the FAQ while it loads, fails, is empty, and as it is',
    scenes: [
      {
        open: async (stage) => {
          await hang(stage, FAQ);
          await visit(stage, '/Faq');
        },
        rows: [
          shows('2 FAQ', 'Loading FAQ data...'),
          shows('2 FAQ', 'Hello, How Can We Help?'),
          shows('2 FAQ', "Where's my order?"),
          shows('2 FAQ', 'Cancel or edit order'),
          shows('2 FAQ', 'Contact Us'),
        ],
      },
      {
        open: async (stage) => {
          await startOver(stage);
          await cut(stage, FAQ);
          await visit(stage, '/Faq');
        },
        rows: [
          shows(
            '2 FAQ',
            'Error loading FAQ data: ...',
            'Error loading FAQ data: Failed to fetch FAQ categories with FAQs',
          ),
          holds('8', 'Failed to fetch FAQ categories with FAQs'),
          offers('2 FAQ', 'Retry', 'button'),
        ],
      },
      {
        open: async (stage) => {
          await letAnswer(stage);
          await answer(stage, FAQ, { totalCategories: 0, data: [] });
          await visit(stage, '/Faq');
        },
        rows: [shows('2 FAQ', 'No FAQ categories available at the moment.')],
      },
      {
        open: async (stage) => {
          await letAnswer(stage);
          await forgetEverything(stage);
          await visit(stage, '/Faq');
        },
        rows: [
          reads(
            '2 FAQ',
            'categories: Sales FAQ, My Account, Payments & Delivery Services',
            ['Sales FAQ', 'My Account', 'Payments & Delivery Services'],
            ({ page }) => page.getByRole('tab').allTextContents(),
          ),
          located('2 FAQ', 'The first category is selected by default', (page) =>
            page.getByRole('tab', { name: 'Sales FAQ', selected: true }),
          ),
          does(
            '2 FAQ',
            'Questions expand independently; switching category collapses all',
            [2, 0],
            async (stage) => {
              const expanded = stage.page.getByRole('main').locator('button[aria-expanded=true]');
              await open(stage, 'How do coupons work?');
              await open(stage, 'What are coins, and what are they worth?');
              const both = await expanded.count();
              await stage.page.getByRole('tab', { name: 'My Account' }).click();
              await stage.page.getByRole('tab', { name: 'Sales FAQ' }).click();
              return [both, await expanded.count()];
            },
          ),
          does(
            '9',
            'FAQ: delivery within 24-48 hours; cards, UPI, net banking, cash on delivery',
            true,
            async (stage) => {
              const { data } = await (await stage.request.get(`/api/${FAQ}`)).json();
              const words = JSON.stringify(data);
              return [/24.{1,4}48 hours/, /cards?/i, /UPI/, /net banking/i, /cash on delivery/i].every(
                (one) => one.test(words),
              );
            },
          ),
        ],
      },
    ],
  },
  {
    name: 'the blogs and an article',
    scenes: [
      {
        open: (stage) => visit(stage, '/blogs'),
        rows: [
          reads('9', 'Blog page size 6', 6, ({ page }) => cards(page, /^Articles, page/).count()),
          located('2 Blogs', 'previous dimmed at the beginning', (page) =>
            page
              .getByRole('navigation', { name: 'Articles pages' })
              .getByRole('button', { name: 'Previous', disabled: true }),
          ),
          located('2 Blogs', 'an FAQ section', (page) =>
            page.getByRole('region', { name: 'Frequently asked questions' }),
          ),
          reads(
            '3',
            '15 sample posts',
            15,
            async ({ request }) => (await (await request.get('/api/get-blog-posts')).json()).total,
          ),
        ],
      },
      {
        open: (stage) => visit(stage, '/blog-details'),
        rows: [
          offers('2 Blog details', 'Related Topic', 'heading'),
          holds('2 Blog details', 'an author block', 'Written by'),
          reads('2 Blog details', 'a carousel of 6 posts', 6, ({ page }) =>
            cards(page, 'Related Topic').count(),
          ),
          reads('9', 'blog carousel 3 per page', 3, async ({ page }) => {
            const related = page.getByRole('region', { name: 'Related Topic' });
            await related.scrollIntoViewIfNeeded();
            const track = await related.boundingBox();
            const boxes = await Promise.all(
              (await cards(page, 'Related Topic').all()).map((card) => card.boundingBox()),
            );
            const right = (track?.x ?? 0) + (track?.width ?? 0);
            return boxes.filter((box) => box !== null && box.x >= 0 && box.x + box.width / 2 < right).length;
          }),
          located('2 Blog details', 'prev arrow disabled at the beginning', (page) =>
            page.getByRole('button', { name: 'Previous articles', disabled: true }),
          ),
        ],
      },
    ],
  },
  {
    name: 'about us and the policies',
    scenes: [
      {
        open: (stage) => visit(stage, '/about-us'),
        rows: [
          ...['Our Story', 'Vision', 'Mission', 'Our promise'].map((name) =>
            offers('2 About Us', name, 'heading'),
          ),
          ...['Purity', 'Hygienic Processes', 'Sustainable Choices', 'Quality Service'].map((name) =>
            offers('2 About Us', name, 'heading'),
          ),
        ],
      },
      {
        open: (stage) => visit(stage, '/privacy-policy'),
        rows: [holds('2 Static policy pages', 'Privacy Policy (last updated 04/05/2025)', '04/05/2025')],
      },
      {
        open: (stage) => visit(stage, '/refund-policy'),
        rows: [
          holds('9', 'returns within 7 days of receipt', '7 days'),
          holds('9', 'refund within 10 business days', '10 business days'),
          holds('9', 'contact if over 15 business days', '15 business days'),
          reads('9', 'non-returnable goods', [], async ({ page }) => {
            const words = (await page.getByRole('main').textContent()) ?? '';
            return ['erishable', 'ustom', 'ersonal care', 'azardous', 'sale', 'ift card'].filter(
              (word) => !words.includes(word),
            );
          }),
        ],
      },
      {
        open: (stage) => visit(stage, '/shipping-policy'),
        rows: [
          located('9', 'dispatch within 2 to 4 days', (page) =>
            page.getByRole('main').getByText(/2 to 4 (business |working )?days/),
          ),
          holds('9', 'up to 3 delivery attempts', 'up to 3 attempts'),
        ],
      },
      {
        open: (stage) => visit(stage, '/Terms-of-service'),
        rows: [
          reads('2 Static policy pages', 'Terms of Service: 20 static sections', 20, async ({ page }) => {
            const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
            return titles.filter((title) => /^\d+\.|^Section \d+/.test(title.trim())).length;
          }),
          holds('2 Static policy pages', 'governing law of India', 'India'),
        ],
      },
    ],
  },
];
