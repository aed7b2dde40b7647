import type { StoreView } from '@ilaneer/contract/store';
import { type Paise, rupeesFromPaise } from '@ilaneer/domain/money';
import { deliveryBands } from '@ilaneer/domain/pricing/delivery-bands';
import type { DayOfWeek, LocalBusiness, OnlineStore, WebSite, WithContext } from 'schema-dts';
import type { HeadDeps } from '../shop-page.ts';
import { anyReturnPolicy, IN_INDIA } from './policy-data.ts';

const WEEK = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const satisfies readonly DayOfWeek[];

export function webSite({ brand, config }: HeadDeps): WithContext<WebSite> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brand.name,
    ...otherName(brand),
    url: `${config.publicUrl}/`,
    description: brand.description,
    inLanguage: 'en-IN',
    publisher: { '@id': idOfShop(config) },
  };
}

export function onlineStore({ brand, config, delivery }: HeadDeps): WithContext<OnlineStore> {
  const { seller, address, grievanceOfficer } = brand;
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    '@id': idOfShop(config),
    name: brand.name,
    ...otherName(brand),
    legalName: seller.legalName,
    description: brand.description,
    url: `${config.publicUrl}/`,
    logo: `${config.publicUrl}/icon-512.png`,
    image: `${config.publicUrl}/social.png`,
    email: seller.email,
    telephone: seller.phone,
    taxID: seller.gstin,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.line1}, ${address.line2}`,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.pinCode,
      addressCountry: 'IN',
    },
    contactPoint: [
      {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        email: seller.email,
        telephone: seller.phone,
        areaServed: 'IN',
      },
      {
        '@type': 'ContactPoint',
        contactType: 'grievance officer',
        name: grievanceOfficer.name,
        email: grievanceOfficer.email,
        telephone: grievanceOfficer.phone,
        areaServed: 'IN',
      },
    ],
    sameAs: [...brand.profiles],
    hasMerchantReturnPolicy: anyReturnPolicy(config),
    hasShippingService: {
      '@type': 'ShippingService',
      name: 'Delivery',
      shippingConditions: deliveryBands(delivery).map(({ from, to, charge }) => ({
        '@type': 'ShippingConditions',
        shippingDestination: IN_INDIA,
        orderValue: {
          '@type': 'MonetaryAmount',
          currency: 'INR',
          minValue: rupeesFromPaise(from),
          ...upTo(to),
        },
        shippingRate: { '@type': 'MonetaryAmount', currency: 'INR', value: rupeesFromPaise(charge) },
      })),
    },
  };
}

/** SETTING-23. */
function otherName({ localName }: HeadDeps['brand']): { alternateName?: string } {
  return localName === '' ? {} : { alternateName: localName };
}

function upTo(amount: Paise | null): { maxValue?: number } {
  return amount === null ? {} : { maxValue: rupeesFromPaise(amount) };
}

export function publisher({ brand, config }: HeadDeps) {
  return {
    '@type': 'OnlineStore' as const,
    '@id': idOfShop(config),
    name: brand.name,
    url: `${config.publicUrl}/`,
    logo: `${config.publicUrl}/icon-512.png`,
  };
}

export function storeData(deps: HeadDeps, store: StoreView): WithContext<LocalBusiness> {
  const { publicUrl } = deps.config;
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${publicUrl}/store#${store.code}`,
    name: `${deps.brand.name} ${store.name}`,
    url: `${publicUrl}/store?search=${encodeURIComponent(store.code)}`,
    image: `${publicUrl}${store.picture}`,
    email: store.email,
    telephone: store.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.address,
      addressLocality: store.name,
      addressRegion: deps.brand.state,
      postalCode: store.pinCode,
      addressCountry: 'IN',
    },
    geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
    openingHoursSpecification: store.openingHours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.flatMap((day) => WEEK[day] ?? []),
      opens,
      closes,
    })),
    ...(store.holidays.length > 0 && {
      specialOpeningHoursSpecification: store.holidays.map(({ date, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        validFrom: date,
        validThrough: date,
        dayOfWeek: WEEK[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? [],
        // 00:00 to 00:00: closed all day.
        opens: opens ?? '00:00',
        closes: closes ?? '00:00',
      })),
    }),
    parentOrganization: { '@id': idOfShop(deps.config) },
  };
}

function idOfShop({ publicUrl }: HeadDeps['config']): string {
  return `${publicUrl}/#organization`;
}
