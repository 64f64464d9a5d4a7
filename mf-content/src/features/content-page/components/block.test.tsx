/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { blockSchema, type Block as ContentBlock } from '@vitryna/contracts/content';
import { PageProvider } from '@vitryna/remote-kit';
import { Block } from './block.tsx';

const words = 'Полтава\nhttps://a.example/b.';

const cases: [string, ContentBlock][] = [
  ['cards', { type: 'cards', items: [{ title: 'T', text: words }] }],
  ['quote', { type: 'quote', text: words }],
  ['table', { type: 'table', head: ['A'], rows: [[words]] }],
  ['image', { type: 'image', image: { url: '' }, caption: words }],
];

// Specification §5. HTML has had it done by the gateway.
test.each(cases)('makes links of plain addresses and keeps line breaks in a block of %s', (_, block) => {
  const { container } = render(
    <PageProvider location={{} as never} data={null} arrival={{ type: 'POP', hash: '' }}>
      <Block block={blockSchema.parse(block)} name="part-1" />
    </PageProvider>,
  );
  expect(container.innerHTML).toContain(
    'Полтава<br><a href="https://a.example/b" rel="noopener">https://a.example/b</a>.',
  );
  expect(screen.getByRole('link', { hidden: true, name: 'https://a.example/b' })).toBeTruthy();
});
