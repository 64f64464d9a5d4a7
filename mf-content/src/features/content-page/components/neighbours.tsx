import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { href, paths } from '@vitryna/routing';
import styles from './neighbours.module.css';

type Group = { label: string; pages: { text: string; href: string }[] };

/** The pages that are read beside this one; a page that belongs to none, like a campaign's, has none. */
export function useNeighbours(path: string): Group | null {
  const t = useTranslate();
  const locale = useLocale();
  const current = href(locale, path);
  const groups = [
    {
      label: t('For shoppers'),
      pages: [
        { text: t('Delivery and payment'), href: paths.shippingPayment(locale) },
        { text: t('Warranty and returns'), href: paths.warranty(locale) },
        { text: t('Questions and answers'), href: paths.faqs(locale) },
        { text: t('Contacts'), href: paths.contact(locale) },
        { text: t('About us'), href: paths.aboutCompany(locale) },
        { text: t('Wholesale prices'), href: paths.wholesale(locale) },
        { text: t('Cooperation'), href: paths.cooperation(locale) },
        { text: t('For partners'), href: paths.partnership(locale) },
        { text: t('Public offer'), href: paths.publicOffer(locale) },
        { text: t('Privacy policy'), href: paths.privacyPolicy(locale) },
        { text: t('Policy of reviews'), href: paths.reviewsPolicy(locale) },
      ],
    },
    {
      label: t('Installation services'),
      pages: [
        { text: t('All services'), href: paths.services(locale) },
        { text: t('Apartment'), href: paths.service(locale, { serviceSlug: 'apartment' }) },
        { text: t('House'), href: paths.service(locale, { serviceSlug: 'house' }) },
        { text: t('Shop'), href: paths.service(locale, { serviceSlug: 'shop' }) },
        { text: t('Office'), href: paths.service(locale, { serviceSlug: 'office' }) },
        { text: t('Warehouse'), href: paths.service(locale, { serviceSlug: 'warehouse' }) },
        { text: t('Enterprise'), href: paths.service(locale, { serviceSlug: 'enterprises' }) },
      ],
    },
  ];
  return groups.find(({ pages }) => pages.some((page) => page.href === current)) ?? null;
}

/** Links to the pages beside this one: a column at the left of wide screens, below the page on others. */
export function Neighbours({ group, path }: { group: Group; path: string }) {
  const t = useTranslate();
  const current = href(useLocale(), path);
  return (
    <nav className={styles.neighbours} aria-label={t('Pages of this section')}>
      <b>{group.label}</b>
      <ul>
        {group.pages.map((page) => (
          <li key={page.href}>
            <a href={page.href} aria-current={page.href === current ? 'page' : undefined}>
              {page.text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
