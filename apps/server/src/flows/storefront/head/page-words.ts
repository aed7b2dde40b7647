import { listTitle } from '@ilaneer/domain/catalogue/filter-in-address';
import { blogTitle } from '@ilaneer/domain/content/blog-page';
import { firstText } from '@ilaneer/domain/page/site-page';
import type { ShopBrand } from '../../../deps/deps.ts';
import type { ShopPage } from '../shop-page.ts';
import { shortText, wordsOfHtml } from './plain-text.ts';

type PageWords = { readonly title: string; readonly description: string };

export function pageWords(brand: ShopBrand, page: ShopPage): PageWords {
  const { title, about } = wordsOf(brand, page);
  return { title, description: shortText(about) };
}

function wordsOf(brand: ShopBrand, page: ShopPage): { readonly title: string; readonly about: string } {
  const { name } = brand;
  switch (page.kind) {
    case 'home':
      return { title: name, about: brand.description };
    case 'products': {
      const categories = distinct(page.products.map(({ categoryName }) => categoryName));
      return {
        title: titleOfList('Our Products', page),
        about: `Everything that ${name} makes${listed(categories)}.`,
      };
    }
    case 'merchandise': {
      const categories = distinct(page.products.map(({ categoryName }) => categoryName));
      return {
        title: titleOfList('Explore merchandise', page),
        about: `Merchandise by ${name}${listed(categories)}.`,
      };
    }
    case 'product':
      return { title: page.product.name, about: page.product.description };
    case 'articles': {
      const titles = page.articles.map(({ title }) => title);
      return { title: blogTitle(page.page), about: `Articles by ${name}: ${titles.join('; ')}.` };
    }
    case 'article':
      return { title: page.article.title, about: page.article.description };
    case 'questions': {
      const questions = page.categories.flatMap(({ faqs }) => faqs.map(({ question }) => question));
      return {
        title: 'FAQ',
        about: `Answers to what shoppers ask ${name}${listed(questions, ': ', ' ') || '.'}`,
      };
    }
    case 'stores': {
      const names = page.stores.map((store) => store.name);
      return {
        title: 'Stores',
        about: `The stores of ${name}${listed(names, ' in ')}: addresses, opening hours and directions.`,
      };
    }
    case 'contact': {
      const { email, phone } = brand.seller;
      return {
        title: 'Contact us',
        about: `Write to ${name} at ${email} or call ${phone}: questions, complaints, bulk orders and partnerships.`,
      };
    }
    case 'sections': {
      const { title, description, sections } = page.page;
      const text = description === '' ? firstText(sections) : description;
      return { title, about: text === '' ? `${title} of ${name}.` : text };
    }
    case 'text': {
      const { title, html } = page.page;
      const text = wordsOfHtml(html);
      return { title, about: text === '' ? `${title} of ${name}.` : text };
    }
  }
}

function titleOfList(
  list: string,
  { filter, page, categories }: Extract<ShopPage, { kind: 'products' | 'merchandise' }>,
): string {
  return listTitle(list, filter, page, (id) => categories.find((one) => one.id === id)?.name ?? id);
}

function listed(names: readonly string[], before = ': ', between = ', '): string {
  return names.length === 0 ? '' : before + names.join(between);
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)];
}
