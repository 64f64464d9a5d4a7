import type { Faq } from '@vitryna/contracts/content';

/** Questions and answers as search engines read them (contract §10). */
export const faqData = ({ groups }: Faq) => ({
  '@type': 'FAQPage',
  mainEntity: groups.flatMap(({ items }) =>
    items.map(({ q, a }) => ({ '@type': 'Question', name: q, acceptedAnswer: { '@type': 'Answer', text: a } })),
  ),
});
