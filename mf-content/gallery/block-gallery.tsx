import type { Block as ContentBlock } from '@vitryna/contracts/content';
import type { Locale } from '@vitryna/contracts/languages';
import { type CardView, toProductCardView } from '@vitryna/product-view';
import { img, l10n, productCard } from '@vitryna/testing';
import { PageHeading } from '@vitryna/ui';
import { Block } from '#features/content-page/components/block.tsx';
import { type Example, examplesOf } from './block-examples.ts';
import styles from './block-gallery.module.css';

const pictures = ['day', 'dusk', 'yard', 'day', 'dusk'];
const shelfOf = (locale: Locale): CardView[] =>
  pictures.map((picture, place) => {
    const card = productCard({
      id: `${place + 1}`,
      name: l10n('IP-камера Vartis Bullet 8, циліндрична, 4К', 'IP-камера Vartis Bullet 8, цилиндрическая, 4К'),
      images: [img({ id: picture })],
    });
    return toProductCardView(card, { locale });
  });

/** What no schema lets through: it fails where it is drawn. */
const failing: ContentBlock = {
  type: 'quote',
  get text(): string {
    throw new Error('an example of a block that fails');
  },
};

/** Every block of the contract in its variants; between two that stand is one that fails and is left out. */
export function BlockGallery({ locale, hasFailing = true }: { locale: Locale; hasFailing?: boolean }) {
  const say = (uk: string, ru: string) => ({ uk, ru })[locale];
  const shelf = shelfOf(locale);
  const draw = (examples: readonly Example[]) =>
    examples.map(({ name, block, isEmptyShelf = false }) => (
      <div key={name} data-example={`${block.type}: ${name}`}>
        <p className={styles.name}>
          {block.type}: {name}
        </p>
        <Block block={block} products={block.type === 'products' && !isEmptyShelf ? shelf : undefined} />
      </div>
    ));
  return (
    <main className={`container ${styles.page}`}>
      <PageHeading note="Vitryna">{say('Блоки сторінок', 'Блоки страниц')}</PageHeading>
      {Object.values(examplesOf(say)).map((examples) => draw(examples))}
      {hasFailing && (
        <div data-example="failing">
          <p className={styles.name}>
            {say('між двома цитатами є третя, зламана', 'между двумя цитатами есть третья, сломанная')}
          </p>
          <Block block={{ type: 'quote', text: say('Перша цитата.', 'Первая цитата.') }} />
          <Block block={failing} />
          <Block block={{ type: 'quote', text: say('Друга цитата.', 'Вторая цитата.') }} />
        </div>
      )}
    </main>
  );
}
