import { useTranslate } from '@vitryna/i18n/react';
import { useStore, useStores } from '@vitryna/store/react';
import { useEffect } from 'react';
import { wearTheme } from '../../document/theme.ts';
import styles from './theme-switch.module.css';

/**
 * Light, dark, or as the system has it. The page came dressed from the gateway; it is dressed again only when the choice changes, or
 * when the browser's history kept a page of an earlier choice.
 */
export function ThemeSwitch() {
  const t = useTranslate();
  const stores = useStores();
  const theme = useStore((state) => state.appearance.theme);
  useEffect(() => wearTheme(stores.getState().appearance.theme), [stores, theme]);
  const choices = [
    ['light', t('Light')],
    ['dark', t('Dark')],
    ['system', t('As in the system')],
  ] as const;
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{t('Colours of the page')}</legend>
      {choices.map(([choice, name]) => (
        <label key={choice}>
          <input
            type="radio"
            name="theme"
            checked={theme === choice}
            onChange={() => stores.appearance.setTheme(choice)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
