import { useState } from 'react';
import * as icons from '../src/icon/icons.ts';
import {
  AppliedChip,
  Badge,
  type BadgeKind,
  BannerGrid,
  Button,
  ButtonLink,
  BuyBox,
  BuyBoxButtons,
  BuyBoxCell,
  BuyBoxGift,
  BuyBoxLine,
  BuyBoxTerm,
  CategoryTiles,
  CheckboxRow,
  ChipRow,
  ChoiceChip,
  EmptyStandArt,
  EmptyState,
  Gallery,
  HeroBanner,
  IconButton,
  Logo,
  ModalFrame,
  Notice,
  NoticeBar,
  PageHeading,
  PriceBlock,
  ProductPicture,
  PromoTile,
  QuantityStepper,
  Radio,
  RetryNotice,
  ReviewQuote,
  ReviewSummary,
  SearchField,
  SectionHeading,
  ShelfSkeleton,
  ShutterArt,
  SpecTable,
  StockMark,
  type StockStatus,
  Switch,
  Tabs,
  TextArea,
  TextField,
  ToastClose,
  ToastText,
  type ToastType,
  toastClass,
} from '../src/index.ts';
import styles from './gallery.module.css';
import { sampleProducts } from './sample-products.ts';
import { Swatches } from './swatches.tsx';

function nothing() {}
const pictures = sampleProducts.flatMap(({ picture, title }) => (picture ? [{ alt: title, ...picture }] : []));
function picture(index: number) {
  const found = pictures[index];
  return found && <ProductPicture picture={found} sizes="400px" />;
}
const statuses: StockStatus[] = ['inStock', 'quickProduction', 'preOrder', 'expected', 'outOfStock', 'discontinued'];
const badges: [BadgeKind, string][] = [
  ['discount', '−12 %'],
  ['hit', 'Хіт'],
  ['new', 'Новинка'],
  ['gift', 'Подарунок'],
  ['free', 'Безкоштовна доставка'],
  ['note', 'Вибір монтажників'],
];

function ToastSample({ type, title, text }: { type: ToastType; title: string; text?: string }) {
  return (
    <div className={toastClass(type, 'auto')}>
      <ToastText type={type} title={title} text={text} />
      <ToastClose onClose={nothing} />
    </div>
  );
}

/** Every component in its states. */
export function ComponentsPage() {
  const [quantity, setQuantity] = useState(1);
  return (
    <main className="container">
      <div className={styles.line}>
        <Logo />
        <PageHeading note="Vitryna UI">Компоненти</PageHeading>
      </div>
      <Swatches />

      <h2 className={styles.title}>Кнопки</h2>
      <div className={styles.line}>
        {(['primary', 'secondary', 'outlined', 'solid', 'ghost'] as const).map((kind) => (
          <Button key={kind} kind={kind}>
            {kind === 'solid' ? 'Замовити' : 'Купити'}
          </Button>
        ))}
        <Button disabled>Недоступна</Button>
        <Button kind="primary" isBusy>
          Купити
        </Button>
        <Button isBusy>Усі відгуки</Button>
        <IconButton icon={icons.heart} label="В обране" />
        <IconButton icon={icons.scales} label="Порівняти" isPressed />
        <IconButton icon={icons.heart} label="В обране" isFramed />
      </div>
      <div className={styles.line}>
        <Button kind="primary" size={36}>
          36
        </Button>
        <Button kind="primary">44</Button>
        <Button kind="primary" size={52} icon={icons.cart}>
          Додати до кошика
        </Button>
        <ButtonLink href="#link" icon={icons.telegram}>
          Telegram
        </ButtonLink>
      </div>

      <h2 className={styles.title}>Наявність і позначки</h2>
      <div className={styles.line}>
        {statuses.map((status) => (
          <StockMark key={status} status={status} />
        ))}
        <StockMark status="inStock" isStrong />
      </div>
      <div className={styles.line}>
        {badges.map(([kind, text]) => (
          <Badge key={kind} kind={kind}>
            {text}
          </Badge>
        ))}
      </div>
      <div className={styles.line}>
        <PriceBlock current={4299} previous={4899} size="xl" />
        <PriceBlock current={52990} previous={59999} />
        <PriceBlock current={680.5} size="s" />
        <PriceBlock current={5120} isUnavailable />
      </div>

      <h2 className={styles.title}>Поля</h2>
      <div className={styles.fields}>
        <TextField label="Ім’я" placeholder="Ваше ім’я" hint="Як звертатися" autoComplete="given-name" />
        <TextField label="Електронна пошта" defaultValue="oksana.shevchuk@" error="Ви ввели некоректний email" />
        <TextField label="Телефон" defaultValue="+380 67 123 45 67" disabled />
        <TextArea label="Відгук" rows={2} defaultValue="Стоїть на подвір’ї другу зиму." />
      </div>
      <div className={styles.line}>
        <CheckboxRow>Ні</CheckboxRow>
        <CheckboxRow defaultChecked>Так</CheckboxRow>
        <Radio name="radio" aria-label="Ні" />
        <Radio name="radio" aria-label="Так" defaultChecked />
        <Switch aria-label="Вимк." />
        <Switch aria-label="Увімк." defaultChecked />
        <QuantityStepper label="Камера" value={quantity} onChange={setQuantity} />
        <ChipRow label="Вибір">
          <AppliedChip href="#remove">8 Мп (4К)</AppliedChip>
          <ChoiceChip href="#all" isChosen>
            Усі 11
          </ChoiceChip>
          <ChoiceChip href="#lockers" isChosen={false}>
            Поштомати 7
          </ChoiceChip>
        </ChipRow>
        <SearchField label="Місто" name="city" />
      </div>

      <h2 className={styles.title}>Вкладки</h2>
      <Tabs
        label="Товар"
        tabs={[
          { href: '#overview', text: 'Огляд', isCurrent: true },
          { href: '#specifications', text: 'Характеристики', isCurrent: false },
          { href: '#reviews', text: 'Відгуки', count: 126, isCurrent: false },
          { href: '#videos', text: 'Відео', count: 3, isCurrent: false },
        ]}
      />

      <h2 className={styles.title}>Сповіщення</h2>
      <div className={styles.pair}>
        <ToastSample type="success" title="Додано до кошика" text="IP-камера Vartis Dome 4 Pro" />
        <ToastSample type="error" title="Внутрішня помилка сервера" />
        <ToastSample type="warning" title="Перевищено кількість запитів" text="Спробуйте за хвилину" />
        <ToastSample type="info" title="Код товару скопійовано" />
        <Notice kind="delivery" title="Доставка у відділення безкоштовна">
          Сума замовлення більша за 2 000 ₴
        </Notice>
        <Notice kind="gift" title="Подарунок: датчик відкриття Kutok Door × 2" />
        <Notice kind="warn" title="Плануємо повернутися сьогодні о 14:30" />
        <Notice kind="error" title="Оплата не пройшла">
          Гроші не списано
        </Notice>
        <RetryNotice onRetry={nothing} />
        <RetryNotice isOffline onRetry={nothing} isBusy />
        <NoticeBar title="Знижка на перше замовлення" action={<Button>Отримати купон</Button>}>
          Надішлемо купон на пошту. Без щоденних розсилок.
        </NoticeBar>
        <NoticeBar isStrong title="Доставка безкоштовна від 2 000 ₴" action={<Button>Умови доставки</Button>}>
          У відділення й поштомати по всій Україні.
        </NoticeBar>
      </div>

      <h2 className={styles.title}>Головна</h2>
      <BannerGrid>
        <HeroBanner
          href="#stations"
          label="Зарядні станції Zoria"
          title="Світло за графіком. Живлення — ні."
          text="2048 Вт·год: холодильник, котел, роутер і ноутбук — до 14 годин без мережі."
          button="Обрати станцію"
          note={<PriceBlock current={52990} previous={59999} />}
          picture={picture(1)}
        />
        <PromoTile
          href="#turret"
          title="Камера, що бачить колір уночі"
          text="Vartis Turret 5 3 680 ₴"
          picture={pictures[2] ?? null}
        />
        <PromoTile
          href="#network"
          title="Wi-Fi 6 на весь дім"
          text="Маршрутизатори Mriya зі знижкою до 20 %"
          picture={pictures[0] ?? null}
        />
      </BannerGrid>
      <div className={styles.tiles}>
        <CategoryTiles
          label="Відділи"
          categories={[
            'Відеоспостереження та сигналізація',
            'Мережеве обладнання',
            'Розумний дім',
            'Живлення',
            'Телефони та планшети',
            'Комп’ютери та периферія',
            'Аудіо',
            'Телевізори',
          ].map((title, index) => ({
            href: `#department-${index}`,
            title,
            count: 1284 - index * 97,
            picture: picture(index),
          }))}
        />
      </div>

      <div className={styles.title}>
        <SectionHeading link={{ href: '#all', text: 'Усі 437' }}>Завантаження</SectionHeading>
        <ShelfSkeleton count={5} layout="row" />
      </div>

      <h2 className={styles.title}>Товар</h2>
      <div className={styles.product}>
        <div>
          <Gallery
            pictures={pictures.slice(0, 5)}
            anchorOf={(id) => ({ id })}
            badges={
              <>
                <Badge kind="discount">−12 %</Badge>
                <Badge kind="hit">Хіт</Badge>
              </>
            }
            videos={{ href: '#videos', count: 3, poster: pictures[0] ?? null }}
            onEnlarge={nothing}
          />
          <h2 className={styles.title}>Головне</h2>
          <SpecTable
            isDouble
            rows={[
              { name: 'Роздільна здатність', value: '4 Мп, 2688 × 1520', href: '#resolution' },
              { name: 'Об’єктив', value: '2,8 мм, кут 103°' },
              { name: 'Живлення', value: 'PoE 802.3af або 12 В', href: '#power' },
              { name: 'Звук', value: 'вбудований мікрофон' },
              { name: 'Матриця', value: '1/2.8″ CMOS, 0,005 лк', href: '#sensor' },
              { name: 'Гарантія', value: '36 місяців' },
            ]}
          />
        </div>
        <div>
          <BuyBox>
            <BuyBoxCell>
              <BuyBoxLine>
                <StockMark status="inStock" isStrong />
                <span>Код 1048276</span>
              </BuyBoxLine>
              <BuyBoxLine>
                <PriceBlock current={4299} previous={4899} size="xl" />
                <span>
                  <Badge kind="discount">−12 %</Badge> економія 600 ₴
                </span>
              </BuyBoxLine>
              <BuyBoxButtons>
                <Button kind="primary" size={52} icon={icons.cart}>
                  Додати до кошика
                </Button>
                <IconButton icon={icons.heart} label="В обране" isFramed />
                <IconButton icon={icons.scales} label="Порівняти" isFramed isPressed />
              </BuyBoxButtons>
              <BuyBoxGift
                picture={picture(2)}
                badge={<Badge kind="hit">Подарунок</Badge>}
                title="Датчик відкриття Kutok Door"
                note="Додамо до кошика автоматично"
              />
            </BuyBoxCell>
            <BuyBoxCell title="Доставка">
              <BuyBoxTerm
                icon={icons.box}
                title="Відділення або поштомат"
                note="зазвичай 1–2 дні"
                value="безкоштовно"
                isFree
              />
              <BuyBoxTerm icon={icons.truck} title="Кур’єр за адресою" note="зазвичай 1–2 дні" value="145 ₴" />
            </BuyBoxCell>
            <BuyBoxCell>
              <BuyBoxTerm
                icon={icons.card}
                title="Оплата"
                note="карткою онлайн, під час отримання, рахунок для юросіб з ПДВ"
              />
              <BuyBoxTerm icon={icons.shield} title="Гарантія 36 місяців" note="обмін або повернення 14 днів" />
              <BuyBoxTerm
                icon={icons.home}
                title="Монтаж від 900 ₴"
                note="виїзд майстра"
                value={<a href="#install">Замовити</a>}
              />
            </BuyBoxCell>
          </BuyBox>
          <div className={styles.reviews}>
            <ReviewSummary average={4.8} count={126} distribution={{ 5: 104, 4: 15, 3: 4, 2: 1, 1: 2 }} />
            <ReviewQuote facts={['Андрій, Полтава', 'купив тут']}>
              «Стоїть на подвір’ї другу зиму. Уночі видно номер авто з 12 метрів, котів ігнорує».
            </ReviewQuote>
          </div>
        </div>
      </div>

      <h2 className={styles.title}>Вікно</h2>
      <div className={styles.modal}>
        <ModalFrame
          title="Знижка на перше замовлення"
          note="крок 1"
          onClose={nothing}
          foot={
            <Button kind="primary" size={52} isWide>
              Отримати купон
            </Button>
          }
        >
          <TextField label="Ім’я" defaultValue="Оксана" />
        </ModalFrame>
      </div>

      <EmptyState
        art={<EmptyStandArt tag="404" />}
        title="Сторінку не знайдено"
        actions={
          <>
            <ButtonLink href="#home" kind="primary" size={52}>
              На головну
            </ButtonLink>
            <ButtonLink href="#catalogue" size={52}>
              До каталогу
            </ButtonLink>
          </>
        }
      >
        На цій полиці порожньо: товар могли прибрати або адреса змінилася.
      </EmptyState>
      <EmptyState art={<ShutterArt sign="Скоро будемо" />} title="Сайт тимчасово недоступний" />
    </main>
  );
}
