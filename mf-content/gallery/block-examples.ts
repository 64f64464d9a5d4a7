import type { Banner, Block, BlockType } from '@vitryna/contracts/content';
import type { RequestEvent } from '#features/content-page/request-rules.ts';
import type { ToolName } from '#features/content-page/tool-rules.ts';
import { pictureOf } from './sample-pictures.ts';

type Say = (uk: string, ru: string) => string;

/** A block in one of its variants. */
export type Example = {
  name: string;
  block: Block;
  /** Products that could not be read: nothing of the block is drawn. */
  isEmptyShelf?: boolean;
};
type ExampleOf<Type extends BlockType> = Example & { block: Extract<Block, { type: Type }> };

/** Each form by its event. */
const forms: Record<RequestEvent | ToolName, (say: Say) => string> = {
  callback: (say) => say('Передзвоніть мені', 'Перезвоните мне'),
  feedback: (say) => say('Напишіть нам', 'Напишите нам'),
  cooperation: (say) => say('Запропонувати співпрацю', 'Предложить сотрудничество'),
  wholesale: (say) => say('Запит на оптові ціни', 'Запрос оптовых цен'),
  partnership: (say) => say('Стати партнером', 'Стать партнёром'),
  service: (say) => say('Викликати інженера', 'Вызвать инженера'),
  becomeAuthor: (say) => say('Написати для блогу', 'Написать для блога'),
  warrantyCheck: (say) => say('Перевірити гарантію', 'Проверить гарантию'),
  deliveryCost: (say) => say('Скільки коштує доставка', 'Сколько стоит доставка'),
};

/** Every block that editors can write, in each of its variants: a type without examples does not compile. */
export function examplesOf(say: Say): { [Type in BlockType]: [ExampleOf<Type>, ...ExampleOf<Type>[]] } {
  const untitled = say('без назви', 'без названия');
  const whole = say('з усім', 'со всем');
  const day = pictureOf('day', say('Камера на стіні будинку вдень', 'Камера на стене дома днём'));
  const dusk = pictureOf('dusk', say('Той самий будинок у сутінках', 'Тот же дом в сумерках'));
  const yard = pictureOf('yard', say('Подвір’я', 'Двор'));
  const words = say(
    '<p>Камера на розі бачить <strong>дві стіни</strong>, а її кабель лишається коротким.</p>',
    '<p>Камера на углу видит <strong>две стены</strong>, а её кабель остаётся коротким.</p>',
  );
  const rich = say(
    `<h3>Що взяти до уваги</h3>${words}<ul><li>висоту — від 2,5 м;</li><li>світло вночі;</li></ul><p><a href="/ua/faq">Відповіді на запитання</a></p>`,
    `<h3>Что учесть</h3>${words}<ul><li>высоту — от 2,5 м;</li><li>свет ночью;</li></ul><p><a href="/faq">Ответы на вопросы</a></p>`,
  );
  const items = [
    { title: say('Оберіть місце', 'Выберите место'), html: words },
    { title: say('Протягніть кабель', 'Протяните кабель'), html: rich },
    { title: say('Налаштуйте запис', 'Настройте запись'), html: words },
  ];
  const quote = say('За рік жодного фальшивого виклику.', 'За год ни одного ложного вызова.');
  const cards = [
    { title: say('Квартира', 'Квартира'), text: say('домофон, дві камери', 'домофон, две камеры') },
    { title: say('Будинок', 'Дом'), text: say('периметр, ворота', 'периметр, ворота') },
    { title: say('Магазин', 'Магазин'), text: say('зал, каса', 'зал, касса') },
    { title: say('Склад', 'Склад'), text: say('рампа, стелажі', 'рампа, стеллажи') },
  ];
  const table = {
    type: 'table' as const,
    head: [say('Робота', 'Работа'), say('Ціна', 'Цена')],
    rows: [
      [say('Камера в залі', 'Камера в зале'), '900 ₴'],
      [say('Камера над касою', 'Камера над кассой'), '1 600 ₴'],
    ],
  };
  const banner: Banner = {
    title: say('Готові до зими', 'Готовы к зиме'),
    url: '/',
    description: say('Зарядні станції з доставкою завтра', 'Зарядные станции с доставкой завтра'),
    buttonLabel: say('Обрати станцію', 'Выбрать станцию'),
    titleColor: '',
    descriptionColor: '',
    buttonColor: '',
    buttonLabelColor: '',
    backgroundImage: dusk,
    overlayImage: null,
    position: 0,
  };
  const place = { type: 'map' as const, lat: 49.84, lng: 24.03 };
  const file = { type: 'file' as const, url: '/feeds/price-list', name: say('Прайс-лист, CSV', 'Прайс-лист, CSV') };
  return {
    text: [
      { name: whole, block: { type: 'text', title: say('Де повісити камеру', 'Где повесить камеру'), html: rich } },
      { name: untitled, block: { type: 'text', html: words } },
    ],
    image: [
      { name: say('з підписом', 'с подписью'), block: { type: 'image', image: dusk, caption: dusk.alt ?? '' } },
      { name: say('без підпису', 'без подписи'), block: { type: 'image', image: day } },
      { name: say('без файла', 'без файла'), block: { type: 'image', image: { ...day, url: '' } } },
    ],
    gallery: [
      { name: whole, block: { type: 'gallery', title: say('Наші роботи', 'Наши работы'), images: [day, dusk, yard] } },
      { name: untitled, block: { type: 'gallery', images: [day, yard] } },
    ],
    video: [
      { name: whole, block: { type: 'video', title: say('Огляд камери', 'Обзор камеры'), id: 'abcdefghijk' } },
      { name: untitled, block: { type: 'video', id: 'abcdefghijk' } },
    ],
    quote: [
      { name: whole, block: { type: 'quote', text: quote, author: say('Олена, Полтава', 'Елена, Полтава') } },
      { name: say('без автора', 'без автора'), block: { type: 'quote', text: quote } },
    ],
    table: [
      { name: whole, block: { ...table, title: say('Ціни на роботи', 'Цены на работы') } },
      { name: untitled, block: table },
      {
        name: say('широка', 'широкая'),
        block: {
          ...table,
          title: say('Порівняння', 'Сравнение'),
          head: [
            say('Камера', 'Камера'),
            ...['2 Мп', '4 Мп', '5 Мп', '8 Мп', '12 Мп'].flatMap((one) => [one, `${one} Pro`]),
          ],
          rows: [[say('Роздільність', 'Разрешение'), ...Array<string>(10).fill('2560×1440')]],
        },
      },
      { name: say('без заголовків', 'без заголовков'), block: { ...table, head: [] } },
    ],
    products: [
      {
        name: whole,
        block: { type: 'products', title: say('Що беруть разом', 'Что берут вместе'), slugs: ['a', 'b'] },
      },
      { name: untitled, block: { type: 'products', query: 'categoryId=12110' } },
      {
        name: say('товарів не отримано', 'товары не получены'),
        block: { type: 'products', query: 'categoryId=12110' },
        isEmptyShelf: true,
      },
    ],
    banner: [
      { name: whole, block: { type: 'banner', banner } },
      {
        name: say('лише назва', 'только название'),
        block: { type: 'banner', banner: { ...banner, description: '', buttonLabel: '', backgroundImage: null } },
      },
    ],
    accordion: [
      { name: whole, block: { type: 'accordion', title: say('Запитання', 'Вопросы'), items } },
      { name: untitled, block: { type: 'accordion', items } },
    ],
    steps: [
      { name: whole, block: { type: 'steps', title: say('Як ми працюємо', 'Как мы работаем'), items } },
      { name: untitled, block: { type: 'steps', items } },
    ],
    cards: [
      {
        name: say('з картинками й посиланнями', 'с картинками и ссылками'),
        block: {
          type: 'cards',
          title: say('Оберіть об’єкт', 'Выберите объект'),
          items: cards.slice(0, 3).map((card, at) => ({ ...card, url: '/', image: [day, dusk, yard][at] })),
        },
      },
      { name: say('чотири, без назви', 'четыре, без названия'), block: { type: 'cards', items: cards } },
    ],
    form: [
      { name: untitled, block: { type: 'form', event: 'feedback' } },
      ...Object.entries(forms).map(
        ([event, titleOf]): ExampleOf<'form'> => ({ name: event, block: { type: 'form', title: titleOf(say), event } }),
      ),
    ],
    file: [
      { name: whole, block: { ...file, title: say('Прайс-лист', 'Прайс-лист'), size: 1_340_000 } },
      { name: say('без назви й розміру', 'без названия и размера'), block: file },
    ],
    map: [
      {
        name: whole,
        block: {
          ...place,
          title: say('Де ми', 'Где мы'),
          label: say('Львів, площа Ринок, 1', 'Львов, площадь Рынок, 1'),
        },
      },
      { name: say('лише точка', 'только точка'), block: place },
    ],
  };
}
