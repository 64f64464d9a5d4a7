import type { L10n } from '../text/l10n.ts';
import { typesetBoth } from '../text/typography.ts';
import type { CategoryNode } from './index.ts';

/** The text under the list: how to choose and what the shop adds to the goods. */
export function categoryGuide(node: CategoryNode, parent: CategoryNode | null): L10n {
  const { uk, ru } = typesetBoth(node.name);
  return typesetBoth({
    uk: `<h2>${uk}: як обрати</h2><p>${node.lead.uk}</p><p>Порівняйте до шести товарів поруч: відмінності видно одразу, найкращі значення позначено.</p>${parent === null ? '' : `<p>Не знайшли потрібного? Подивіться весь розділ «${parent.name.uk}» або зателефонуйте — підкажемо сумісну модель.</p>`}`,
    ru: `<h2>${ru}: как выбрать</h2><p>${node.lead.ru}</p><p>Сравните до шести товаров рядом: отличия видны сразу, лучшие значения отмечены.</p>${parent === null ? '' : `<p>Не нашли нужного? Посмотрите весь раздел «${parent.name.ru}» или позвоните — подскажем совместимую модель.</p>`}`,
  });
}
