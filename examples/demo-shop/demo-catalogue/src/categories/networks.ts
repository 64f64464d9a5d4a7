import { t } from '../text/l10n.ts';
import { type CategoryNode, category } from './category.ts';

const router = {
  accessories: ['dbzh-dlia-routera', 'nekerovani-komutatory', 'tochky-dostupu'],
  together: ['rozumni-rozetky', 'mediapleiery', 'wi-fi-kamery'],
};
const wired = {
  accessories: ['kupolni-ip-kamery', 'tochky-dostupu', 'liniino-interaktyvni-dbzh'],
  together: ['videoreiestratory', 'marshrutyzatory-wi-fi-6'],
};

export const NETWORKS: CategoryNode = category(
  13000,
  'merezheve-obladnannia',
  t('Мережеве обладнання', 'Сетевое оборудование'),
  t(
    'Стабільний інтернет у кожній кімнаті й під час відключень.',
    'Стабильный интернет в каждой комнате и во время отключений.',
  ),
  {},
  [
    category(
      13100,
      'marshrutyzatory',
      t('Маршрутизатори', 'Маршрутизаторы'),
      t(
        'Обирайте за площею житла, швидкістю тарифу та кількістю пристроїв.',
        'Выбирайте по площади жилья, скорости тарифа и количеству устройств.',
      ),
      router,
      [
        category(
          13110,
          'marshrutyzatory-wi-fi-6',
          t('Роутери Wi-Fi 6', 'Роутеры Wi-Fi 6'),
          t(
            'Золота середина для квартири з десятком пристроїв.',
            'Золотая середина для квартиры с десятком устройств.',
          ),
          router,
        ),
        category(
          13120,
          'marshrutyzatory-wi-fi-7',
          t('Роутери Wi-Fi 7', 'Роутеры Wi-Fi 7'),
          t('Для тарифів понад гігабіт і великих будинків.', 'Для тарифов выше гигабита и больших домов.'),
          router,
        ),
        category(
          13130,
          'marshrutyzatory-wi-fi-5',
          t('Роутери Wi-Fi 5', 'Роутеры Wi-Fi 5'),
          t('Недорогі роутери для тарифу до 300 Мбіт/с.', 'Недорогие роутеры для тарифа до 300 Мбит/с.'),
          router,
        ),
        category(
          13140,
          'marshrutyzatory-4g',
          t('Роутери з 4G', 'Роутеры с 4G'),
          t('Інтернет із SIM-карти: дача, резерв, майданчик.', 'Интернет с SIM-карты: дача, резерв, площадка.'),
          router,
        ),
      ],
    ),
    category(
      13200,
      'komutatory',
      t('Комутатори', 'Коммутаторы'),
      t('Від п’яти портів для дому до стійки на сорок вісім.', 'От пяти портов для дома до стойки на сорок восемь.'),
      wired,
      [
        category(
          13210,
          'nekerovani-komutatory',
          t('Некеровані комутатори', 'Неуправляемые коммутаторы'),
          t('Увімкнули — працює: для дому й невеликого офісу.', 'Включили — работает: для дома и небольшого офиса.'),
          wired,
        ),
        category(
          13220,
          'poe-komutatory',
          t('Комутатори з PoE', 'Коммутаторы с PoE'),
          t('Живлять камери й точки доступу кабелем даних.', 'Питают камеры и точки доступа кабелем данных.'),
          wired,
        ),
        category(
          13230,
          'kerovani-komutatory',
          t('Керовані комутатори', 'Управляемые коммутаторы'),
          t('VLAN, списки доступу й статистика кожного порту.', 'VLAN, списки доступа и статистика каждого порта.'),
          wired,
        ),
      ],
    ),
    category(
      13300,
      'tochky-dostupu',
      t('Точки доступу', 'Точки доступа'),
      t('Безшовний Wi-Fi для офісу, кафе, готелю та двору.', 'Бесшовный Wi-Fi для офиса, кафе, гостиницы и двора.'),
      { accessories: ['poe-komutatory'], together: ['kerovani-komutatory', 'marshrutyzatory-wi-fi-7'] },
    ),
  ],
);
