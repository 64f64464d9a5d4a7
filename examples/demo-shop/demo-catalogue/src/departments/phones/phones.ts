import {
  BATTERY_MAH,
  BLUETOOTH,
  BRIGHTNESS,
  DIAGONAL,
  PANEL,
  PROCESSOR,
  PROTECTION,
  RAM,
  REFRESH,
  RESOLUTION,
  STORAGE,
  WIFI,
} from '../../model/common-specifications.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { spec } from '../../model/specification.ts';
import { t } from '../../text/l10n.ts';
import { figure } from '../../text/typography.ts';
import { PHONES } from './phone-models.ts';
import { MAIN_CAMERA, MOBILE, SIM, SYSTEM, storage } from './phone-specifications.ts';

const CAMERAS = spec('Кількість камер', 'Количество камер', { group: 'camera' });

const FRONT_CAMERA = spec('Фронтальна камера', 'Фронтальная камера', { unit: 'Мп', group: 'camera', better: 'higher' });

const CHARGING = spec('Потужність заряджання', 'Мощность зарядки', { unit: 'Вт', group: 'charge', better: 'higher' });

const NFC = spec('NFC', 'NFC', { group: 'network', filter: 'promoted' });

const UNLOCK = spec('Розблокування', 'Разблокировка', { group: 'functions' });

/** Smartphones: a model has several memories and colours. */
export function* phones(): Generator<Draft> {
  for (const { brand, models } of PHONES) {
    for (const item of models) {
      for (const [step, [ram, disk]] of item.memory.entries()) {
        for (const colour of item.colours) {
          const size = storage(disk);
          const memory = `${ram}/${size.text.uk}`;
          yield product({
            leaf: 'smartfony',
            noun: noun('Смартфон', 'Смартфон', 'm'),
            brand,
            series: item.series,
            model: item.name,
            details: t(memory, memory),
            price: item.price * (1 + step * 0.13),
            warranty: brand === 'zirka' ? 24 : 12,
            colour,
            isColourNamed: true,
            values: [
              [DIAGONAL, item.diagonal],
              [PANEL, item.panel],
              [MAIN_CAMERA, item.main],
              [BATTERY_MAH, item.mah],
              [REFRESH, item.hertz],
              [RAM, ram],
              [STORAGE, size],
              [PROCESSOR, item.chip],
              [RESOLUTION, item.frame],
              [BRIGHTNESS, item.nits],
              [CAMERAS, item.cameras],
              [FRONT_CAMERA, item.front],
              [CHARGING, item.watts],
              [NFC, item.price > 4500],
              [MOBILE, item.five ? '5G' : '4G'],
              [SIM, item.price > 20000 ? 'nano-SIM + eSIM' : '2 × nano-SIM'],
              [WIFI, item.price > 20000 ? 'Wi-Fi 7' : item.price > 8000 ? 'Wi-Fi 6' : 'Wi-Fi 5'],
              [BLUETOOTH, '5.3'],
              [SYSTEM, 'Android 16'],
              [
                UNLOCK,
                item.panel === 'OLED'
                  ? t('відбиток у екрані, обличчя', 'отпечаток в экране, лицо')
                  : t('відбиток на боці, обличчя', 'отпечаток сбоку, лицо'),
              ],
              [PROTECTION, item.cover],
            ],
            picture: {
              type: 'smartphone',
              views: ['front', 'back', 'side', 'detail'],
              params: {
                brand,
                series: item.series,
                model: item.name,
                diagonal: item.diagonal,
                cameras: item.cameras,
                layout: item.layout,
              },
            },
            kg: Math.round((0.11 + item.diagonal * 0.009 + item.mah / 90000) * 1000) / 1000,
            mm: [Math.round(item.diagonal * 11.4), Math.round(item.diagonal * 24.3), item.mah > 9000 ? 17 : 8],
            story: [
              t(
                `${item.panel}-екран ${figure(item.diagonal)}″ оновлюється ${item.hertz} разів на секунду й світить до ${figure(item.nits)} ніт: текст видно й на сонці.`,
                `${item.panel}-экран ${figure(item.diagonal)}″ обновляется ${item.hertz} раз в секунду и светит до ${figure(item.nits)} нит: текст виден и на солнце.`,
              ),
              item.main > 60
                ? t(
                    `Основна камера на ${item.main} Мп знімає зі стабілізацією, а нічний режим витягує деталі там, де око бачить лише ліхтарі.`,
                    `Основная камера на ${item.main} Мп снимает со стабилизацией, а ночной режим вытягивает детали там, где глаз видит только фонари.`,
                  )
                : item.main > 20
                  ? t(
                      `Камера на ${item.main} Мп чітко знімає і документи, і вечірнє місто; портретний режим охайно розмиває тло.`,
                      `Камера на ${item.main} Мп чётко снимает и документы, и вечерний город; портретный режим аккуратно размывает фон.`,
                    )
                  : t(
                      'Камера проста, але документи, чеки й розклад на стіні знімає розбірливо.',
                      'Камера простая, но документы, чеки и расписание на стене снимает разборчиво.',
                    ),
              t(
                `Акумулятор на ${figure(item.mah)} мА·год працює ${item.mah > 9000 ? 'три-чотири дні' : item.mah > 4900 ? 'півтора-два дні' : 'день із запасом'}, зарядка на ${item.watts} Вт повертає ${item.watts > 60 ? 'повний заряд за 40 хвилин' : item.watts > 30 ? 'половину за пів години' : 'його за ніч'}.`,
                `Аккумулятор на ${figure(item.mah)} мА·ч работает ${item.mah > 9000 ? 'три-четыре дня' : item.mah > 4900 ? 'полтора-два дня' : 'день с запасом'}, зарядка на ${item.watts} Вт возвращает ${item.watts > 60 ? 'полный заряд за 40 минут' : item.watts > 30 ? 'половину за полчаса' : 'его за ночь'}.`,
              ),
              t(
                `Пам’яті ${memory} вистачить, щоб ${ram > 7 ? 'тримати відкритими десятки застосунків і не стерти жодного відео' : 'спілкуватися, платити карткою через NFC і дивитися відео в дорозі'}.`,
                `Памяти ${memory} хватит, чтобы ${ram > 7 ? 'держать открытыми десятки приложений и не стирать видео' : 'общаться, платить и смотреть видео в дороге'}.`,
              ),
            ],
            topic: 'phone',
            choices: [{ axis: t('Пам’ять', 'Память'), value: t(memory, memory) }],
          });
        }
      }
    }
  }
}
