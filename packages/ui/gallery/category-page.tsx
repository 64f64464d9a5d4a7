import * as icons from '../src/icon/icons.ts';
import {
  AppliedChip,
  Breadcrumbs,
  ButtonLink,
  ChipRow,
  FilterGroup,
  FilterSheet,
  LinkChip,
  PageHeading,
  Pagination,
  PriceFilter,
  ProductRow,
  ProductShelf,
  SortLinks,
} from '../src/index.ts';
import styles from './gallery.module.css';
import { sampleProducts } from './sample-products.ts';

const option = (text: string, count: number, isChosen = false) => ({ value: text, text, count, isChosen });
const makers = [
  option('Vartis', 96, true),
  option('Obrii', 54, true),
  option('Kutok', 41, true),
  option('Pole', 28),
  option('Porih', 17),
  ...['Storozha', 'Nich', 'Zir', 'Kruk', 'Brama', 'Lan'].map((name, index) => option(name, 12 - index)),
];
const chips = ['1 300–19 000 ₴', 'Vartis', 'Obrii', 'Kutok', 'IP67'].map((text) => (
  <AppliedChip key={text} href="#remove">
    {text}
  </AppliedChip>
));

/** A whole category page of components, to compare with the drawn one. */
export function CategoryPage() {
  return (
    <main className="container">
      <Breadcrumbs
        crumbs={[
          { href: '#home', text: 'Головна' },
          { href: '#department', text: 'Відеоспостереження та сигналізація' },
        ]}
        current="IP-камери"
      />
      <PageHeading note="312 товарів">IP-камери</PageHeading>
      <div className={styles.chips}>
        <ChipRow label="Підкатегорії" isScrolling>
          {['Купольні', 'Циліндричні', 'Поворотні PTZ', 'З Wi-Fi', 'З 4G', 'Автономні', 'Панорамні', 'Комплекти'].map(
            (text) => (
              <LinkChip key={text} href="#subcategory">
                {text}
              </LinkChip>
            ),
          )}
        </ChipRow>
      </div>
      <div className={styles.columns}>
        <form>
          <FilterSheet
            anchor={{ id: 'filters' }}
            applied={<ChipRow label="Фільтри">{chips}</ChipRow>}
            chosenCount={5}
            resetHref="#reset"
            resultCount={87}
          >
            <PriceFilter
              bounds={{ min: 500, max: 26000 }}
              from={1300}
              to={19000}
              histogram={[1, 6, 12, 28, 36, 40, 34, 26, 20, 18, 19, 14, 12, 13, 11, 7, 5, 6, 4, 3]}
            />
            <FilterGroup title="Виробник" name="maker" options={makers} isOpen />
            <FilterGroup
              title="Ступінь захисту"
              name="protection"
              options={[option('IP67', 141, true), option('IP66', 98), option('IP65', 37), option('Для приміщень', 0)]}
              isOpen
            />
            <FilterGroup title="Фокусна відстань" name="focus" options={[option('2,8 мм', 3)]} isOpen={false} />
          </FilterSheet>
        </form>
        <div>
          <div className={styles.phoneBar}>
            <ButtonLink href="#filters" icon={icons.filters} isWide>
              Фільтри
            </ButtonLink>
          </div>
          <ChipRow label="Обрані фільтри" isScrolling>
            {chips}
            <a href="#reset">Скинути все</a>
          </ChipRow>
          <div className={styles.bar}>
            <span>
              <b>87</b> із 312 за вашими фільтрами
            </span>
            <SortLinks
              options={['популярні', 'дешевші', 'дорожчі', 'нові', 'зі знижкою'].map((text, index) => ({
                href: `#sort-${index}`,
                text,
                isCurrent: index === 0,
              }))}
            />
          </div>
          <ProductShelf products={sampleProducts} layout="beside" view="table" heading="Товари" priorityCount={4} />
          <Pagination page={1} pages={4} total={87} limit={24} hrefOf={(page) => `#page-${page}`} moreHref="#more" />
        </div>
      </div>
      <h2 className={styles.title}>Лінія</h2>
      <ProductRow products={sampleProducts} />
    </main>
  );
}
